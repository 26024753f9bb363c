import type { D1Database } from '@cloudflare/workers-types';
import { asc, count, eq } from 'drizzle-orm';
import type { PushKind } from '../../features/push/rules/push-kinds.ts';
import type { PushChoice } from '../../features/push/rules/wanted-push.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { auditLine, auditLineIfChanged } from '../ledger/audit.ts';
import { createAttempt, type LedgerContext, openDatabase } from '../ledger/database.ts';
import { pushDevices } from '../ledger/schema-push.ts';
import type { PushKeys } from './web-push.ts';

type Unavailable = 'ledger_unavailable';
export type DeviceRow = typeof pushDevices.$inferSelect;

/** A device as operators see it, without its address and keys. */
export interface PushDevice extends PushChoice {
  readonly id: string;
  /** The operator who switched it on. */
  readonly by: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly fault: string | null;
}

interface NewDevice extends PushKeys {
  readonly endpoint: string;
  readonly kinds: readonly PushKind[];
}

export interface PushDevices {
  /** The oldest first. */
  list(): Promise<Result<readonly PushDevice[], Unavailable>>;
  /** The address and keys of a device. */
  find(id: string): Promise<Result<DeviceRow, 'not_found' | Unavailable>>;
  /** Adds a browser, or renews one that is there already, whose choice stays. Audited. */
  add(device: NewDevice, by: string): Promise<Result<string, 'too_many_devices' | Unavailable>>;
  choose(id: string, choice: PushChoice, by: string): Promise<Result<undefined, 'not_found' | Unavailable>>;
  remove(id: string, by: string): Promise<Result<undefined, 'not_found' | Unavailable>>;
}

/** Every fact calls the push service of each device, so their number has a limit. */
const MOST_DEVICES = 20;

export const quietOf = ({ quietFrom, quietTo }: Pick<DeviceRow, 'quietFrom' | 'quietTo'>) =>
  quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };

/** The operators' devices. */
export function createPushDevices(d1: D1Database, { now, newId, report }: LedgerContext): PushDevices {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);
  const line = (by: string, action: string) => ({ id: newId(), at: now(), by, action, subject: 'push' });

  return {
    async list() {
      const found = await attempt('list push devices', () =>
        database.select().from(pushDevices).orderBy(asc(pushDevices.createdAt), asc(pushDevices.id)),
      );
      if (!found.ok) return failure('ledger_unavailable');
      return success(
        found.value.map((row) => {
          const { id, by, kinds, createdAt, fault } = row;
          return { id, by, kinds, createdAt, fault, quiet: quietOf(row) };
        }),
      );
    },

    async find(id) {
      const found = await attempt('find push device', () =>
        database.select().from(pushDevices).where(eq(pushDevices.id, id)),
      );
      if (!found.ok) return failure('ledger_unavailable');
      const [row] = found.value;
      return row === undefined ? failure('not_found') : success(row);
    },

    async add({ endpoint, p256dh, auth, kinds }, by) {
      const known = await attempt('known push devices', () =>
        database.batch([
          database.select({ devices: count() }).from(pushDevices),
          database.select({ id: pushDevices.id }).from(pushDevices).where(eq(pushDevices.endpoint, endpoint)),
        ]),
      );
      if (!known.ok) return failure('ledger_unavailable');
      const [[counted], [own]] = known.value;
      if (own === undefined && (counted?.devices ?? 0) >= MOST_DEVICES) return failure('too_many_devices');
      const id = newId();
      const keys = { p256dh, auth, by, fault: null, waitsUntil: 0 };
      const added = await attempt('add push device', () =>
        database.batch([
          database
            .insert(pushDevices)
            .values({ id, endpoint, kinds, createdAt: now(), ...keys })
            .onConflictDoUpdate({ target: pushDevices.endpoint, set: keys })
            .returning({ id: pushDevices.id }),
          auditLine(database, line(by, 'push_device_added')),
        ]),
      );
      return added.ok ? success(added.value[0][0]?.id ?? id) : failure('ledger_unavailable');
    },

    async choose(id, { kinds, quiet }, by) {
      const set = { kinds, quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null };
      const chosen = await attempt('choose push kinds', () =>
        database.batch([
          database
            .update(pushDevices)
            .set(set)
            .where(eq(pushDevices.id, id))
            .returning({ id: pushDevices.id }),
          auditLineIfChanged(database, line(by, 'push_device_chosen')),
        ]),
      );
      if (!chosen.ok) return failure('ledger_unavailable');
      return chosen.value[0].length === 0 ? failure('not_found') : success(undefined);
    },

    async remove(id, by) {
      const removed = await attempt('remove push device', () =>
        database.batch([
          database.delete(pushDevices).where(eq(pushDevices.id, id)).returning({ id: pushDevices.id }),
          auditLineIfChanged(database, line(by, 'push_device_removed')),
        ]),
      );
      if (!removed.ok) return failure('ledger_unavailable');
      return removed.value[0].length === 0 ? failure('not_found') : success(undefined);
    },
  };
}
