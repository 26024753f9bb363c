import type { D1Database } from '@cloudflare/workers-types';
import { eq, inArray, sql } from 'drizzle-orm';
import { TAKEN_MINUTES } from '../../features/calls/rules/call.ts';
import type { PushKind } from '../../features/push/rules/push-kinds.ts';
import { MINUTE_MS } from '../../values/durations.ts';
import { type LedgerContext, openDatabase } from '../ledger/database.ts';
import { toDeliveryRow } from '../ledger/record-row.ts';
import type { NewDelivery } from '../ledger/records.ts';
import { deliveries } from '../ledger/schema.ts';
import { calls } from '../ledger/schema-calls.ts';
import { pushDevices, pushSent } from '../ledger/schema-push.ts';
import type { DeviceRow } from './push-devices.ts';
import type { PushAnswer } from './push-service.ts';

export const PUSH_TARGET = 'push';

/**
 * The delivery of a fact. Its key is the purpose, of which a record has one each, so a repeat of the fact adds none. As
 * an event it is sent once, and no later change of the record sends it again.
 */
export const pushDelivery = ({
  kind,
  key,
}: {
  readonly kind: PushKind;
  readonly key: string;
}): NewDelivery => ({ target: PUSH_TARGET, purpose: key, event: { name: kind } });

/** A device, and when it got the fact; undefined before. */
export interface Addressee {
  readonly device: DeviceRow;
  readonly sentAt: number | undefined;
}

export interface Answered {
  readonly device: DeviceRow;
  readonly answer: PushAnswer;
}

/** Requests of one minute that ring as unanswered. */
const MOST_UNANSWERED = 50;

/** Who has which fact, and who calls a number. The calls throw when the database fails. */
export function createPushFacts(d1: D1Database, { now, newId }: Pick<LedgerContext, 'now' | 'newId'>) {
  const database = openDatabase(d1);

  /** Adds a fact that no change of a record shows; a repeat of it adds nothing. */
  async function note(recordId: string, fact: NewDelivery): Promise<void> {
    await database
      .insert(deliveries)
      .values(toDeliveryRow(fact, recordId, newId(), now()))
      .onConflictDoNothing({ target: [deliveries.recordId, deliveries.target, deliveries.purpose] });
  }

  return {
    note,

    async addressees(deliveryId: string): Promise<readonly Addressee[]> {
      const [devices, sent] = await database.batch([
        database.select().from(pushDevices),
        database.select().from(pushSent).where(eq(pushSent.deliveryId, deliveryId)),
      ]);
      const times = new Map(sent.map(({ deviceId, sentAt }) => [deviceId, sentAt]));
      return devices.map((device) => ({ device, sentAt: times.get(device.id) }));
    },

    /** Stores which devices have the fact now. A device that its push service no longer knows goes. */
    async settle(deliveryId: string, answered: readonly Answered[]): Promise<void> {
      const at = now();
      const gone = answered.filter(({ answer }) => answer.kind === 'gone').map(({ device }) => device.id);
      const statements = answered.flatMap(({ device: { id, fault }, answer }) => {
        const isDevice = eq(pushDevices.id, id);
        if (answer.kind === 'taken')
          return [
            database
              .insert(pushSent)
              // A device that was removed meanwhile has no row to refer to.
              .select(
                sql`SELECT ${deliveryId}, ${pushDevices.id}, ${at} FROM ${pushDevices} WHERE ${isDevice}`,
              )
              .onConflictDoUpdate({
                target: [pushSent.deliveryId, pushSent.deviceId],
                set: { sentAt: at },
              }),
            ...(fault === null ? [] : [database.update(pushDevices).set({ fault: null }).where(isDevice)]),
          ];
        if (answer.kind === 'gone') return [];
        const waitsUntil = answer.kind === 'busy' ? at + answer.waitMs : 0;
        return [database.update(pushDevices).set({ fault: answer.detail, waitsUntil }).where(isDevice)];
      });
      await database.batch([
        database.delete(pushDevices).where(inArray(pushDevices.id, gone)),
        ...statements,
      ]);
    },

    /** Whether nobody has to call a number any more, or an operator calls it now. */
    async isCallTaken(mobileNumber: string): Promise<boolean> {
      const since = now() - TAKEN_MINUTES * MINUTE_MS;
      const [row] = await database.select().from(calls).where(eq(calls.mobileNumber, mobileNumber));
      return row === undefined || !row.waits || (row.takenAt ?? 0) > since;
    },

    /** Adds the fact that nobody has called about requests that came between two instants. */
    async noteUnanswered({ from, to }: { readonly from: number; readonly to: number }): Promise<number> {
      const since = now() - TAKEN_MINUTES * MINUTE_MS;
      const found = await database.all<{ id: string }>(sql`
        SELECT r.id FROM calls c JOIN records r ON r.mobile_number = c.mobile_number AND r.created_at = c.opened_at
        WHERE c.waits = 1 AND c.at >= ${from} AND c.at <= ${to} AND c.called_at IS NULL
          AND coalesce(c.taken_at, 0) <= ${since}
          AND r.kind IN ('lead', 'service_request') AND r.status = 'new'
          AND NOT EXISTS (SELECT 1 FROM deliveries d
            WHERE d.record_id = r.id AND d.target = ${PUSH_TARGET} AND d.purpose = 'unanswered')
        LIMIT ${MOST_UNANSWERED}`);
      const fact = pushDelivery({ kind: 'unanswered', key: 'unanswered' });
      for (const { id } of found) await note(id, fact);
      return found.length;
    },
  };
}
export type PushFacts = ReturnType<typeof createPushFacts>;
