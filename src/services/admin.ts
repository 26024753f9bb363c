import type { D1Database } from '@cloudflare/workers-types';
import { createAdminAuth } from '../features/admin/auth.ts';
import { createAuditList } from '../platform/ledger/audit.ts';
import { createCoupons } from '../platform/ledger/coupons.ts';
import type { LedgerContext } from '../platform/ledger/database.ts';
import { createErasure } from '../platform/ledger/erasure.ts';
import type { Ledger } from '../platform/ledger/record-ledger.ts';
import { createRecordQueries } from '../platform/ledger/record-queries.ts';
import { createRevokedSessions } from '../platform/ledger/revoked-sessions.ts';
import { createSummaries } from '../platform/ledger/summary.ts';
import type { DeliveryAdmin } from '../platform/outbox/delivery-admin.ts';
import type { Signer } from '../values/signing.ts';
import { releaseSeatsOnErasure } from './seats.ts';
import type { Admin, SlotAdmin, SlotBoards } from './services.ts';

interface AdminParts {
  readonly passphrase: string | undefined;
  readonly clock: LedgerContext;
  readonly signer: Signer;
  readonly ledger: Ledger;
  readonly deliveries: DeliveryAdmin;
  readonly slotAdmin: SlotAdmin;
  readonly releaseSeat: SlotBoards['release'];
}

/** The services of the admin's screens; undefined without a passphrase. */
export function createAdmin(
  d1: D1Database,
  { passphrase, clock, signer, ledger, deliveries, slotAdmin, releaseSeat }: AdminParts,
): Admin | undefined {
  if (passphrase === undefined) return undefined;
  return {
    auth: createAdminAuth({
      passphrase,
      signer,
      now: clock.now,
      revoked: createRevokedSessions(d1, clock),
    }),
    records: createRecordQueries(d1, { ...clock, ledger }),
    deliveries,
    slots: slotAdmin,
    coupons: createCoupons(d1, clock),
    erasure: releaseSeatsOnErasure(createErasure(d1, { ...clock, signer }), releaseSeat),
    audit: createAuditList(d1, clock),
    summary: createSummaries(d1, clock),
  };
}
