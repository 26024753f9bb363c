import type { D1Database } from '@cloudflare/workers-types';
import type { Signer } from '../domain/signing.ts';
import { createAuditList } from '../ledger/audit-list.ts';
import { createCoupons } from '../ledger/coupons.ts';
import type { DeliveryDesk } from '../ledger/delivery-desk.ts';
import type { DeskOptions } from '../ledger/desk-options.ts';
import { createErasure } from '../ledger/erasure.ts';
import { createRecordDesk } from '../ledger/record-desk.ts';
import type { Ledger } from '../ledger/record-ledger.ts';
import { createRevokedSessions } from '../ledger/revoked-sessions.ts';
import { createSummaries } from '../ledger/summary.ts';
import { createDeskGate } from '../middleware/desk-gate.ts';
import type { Desk, SlotDesk } from '../services.ts';
import { withSeatsFreed } from './erase-seats.ts';

interface DeskParts {
  readonly passphrase: string | undefined;
  readonly clock: DeskOptions;
  readonly signer: Signer;
  readonly ledger: Ledger;
  readonly deliveries: DeliveryDesk;
  readonly slots: SlotDesk;
  /** Gives back the seat of a record that is erased. */
  readonly releaseSeat: (recordId: string) => Promise<void>;
}

/** The operator's desk; none without a passphrase. */
export function createDesk(
  d1: D1Database,
  { passphrase, clock, signer, ledger, deliveries, slots, releaseSeat }: DeskParts,
): Desk | undefined {
  if (passphrase === undefined) return undefined;
  return {
    gate: createDeskGate({
      passphrase,
      signer,
      now: clock.now,
      revoked: createRevokedSessions(d1, clock),
    }),
    records: createRecordDesk(d1, { ...clock, ledger }),
    deliveries,
    slots,
    coupons: createCoupons(d1, clock),
    erasure: withSeatsFreed(createErasure(d1, { ...clock, signer }), releaseSeat),
    audit: createAuditList(d1, clock),
    summary: createSummaries(d1, clock),
  };
}
