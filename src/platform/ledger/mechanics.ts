import type { D1Database } from '@cloudflare/workers-types';
import { and, asc, desc, eq, gte, ne, sql } from 'drizzle-orm';
import type { Leave, Mechanic } from '../../features/jobs/contract.ts';
import { indiaDate } from '../../values/india-time.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { auditLineIfChanged } from './audit.ts';
import type { LedgerContext } from './database.ts';
import { createAttempt, openDatabase } from './database.ts';
import { mechanicLeave, mechanics } from './schema.ts';

type Unavailable = 'ledger_unavailable';

export interface Mechanics {
  /** Active ones first, then by name; each with the leave that has not ended. */
  list(): Promise<Result<readonly Mechanic[], Unavailable>>;
  find(id: string): Promise<Result<Omit<Mechanic, 'leave'>, 'not_found' | Unavailable>>;
  /**
   * Adds a mechanic, or with `id` changes one; audited. Names and numbers are unique, because jobs are assigned by name:
   * `mechanic_known` for those of another mechanic. A replay changes nothing and succeeds.
   */
  save(
    mechanic: Omit<Mechanic, 'id' | 'leave'> & { readonly id?: string | undefined },
    by: string,
  ): Promise<Result<undefined, 'not_found' | 'mechanic_known' | Unavailable>>;
  /** Adds a leave, or changes the last day of the one that begins on that day; audited. */
  addLeave(id: string, leave: Leave, by: string): Promise<Result<undefined, 'not_found' | Unavailable>>;
  /** Takes a leave back; audited. Without such a leave it changes nothing and succeeds. */
  endLeave(id: string, from: string, by: string): Promise<Result<undefined, Unavailable>>;
}

/** More than a workshop has; the list is read whole. */
const MOST = 200;

const columns = {
  id: mechanics.id,
  name: mechanics.name,
  mobileNumber: mechanics.mobileNumber,
  city: mechanics.city,
  active: mechanics.active,
};

/** Whether a row already says all of this. */
const isSame = ({ name, mobileNumber, city, active }: Omit<Mechanic, 'id' | 'leave'>) =>
  and(
    eq(mechanics.name, name),
    eq(mechanics.mobileNumber, mobileNumber),
    eq(mechanics.city, city),
    eq(mechanics.active, active),
  );

/** The mechanics that jobs are assigned to. One who leaves becomes inactive: the jobs still name them. */
export function createMechanics(d1: D1Database, { now, newId, report }: LedgerContext): Mechanics {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);
  return {
    async list() {
      const found = await attempt('list mechanics', () =>
        database.batch([
          database
            .select(columns)
            .from(mechanics)
            .orderBy(desc(mechanics.active), asc(mechanics.name))
            .limit(MOST),
          database
            .select({ id: mechanicLeave.mechanicId, from: mechanicLeave.firstDay, to: mechanicLeave.lastDay })
            .from(mechanicLeave)
            .where(gte(mechanicLeave.lastDay, indiaDate(new Date(now()))))
            .orderBy(asc(mechanicLeave.firstDay)),
        ]),
      );
      if (!found.ok) return failure('ledger_unavailable');
      const [all, leave] = found.value;
      const leaveOf = (mechanic: string) =>
        leave.filter(({ id }) => id === mechanic).map(({ from, to }) => ({ from, to }));
      return success(all.map((mechanic) => ({ ...mechanic, leave: leaveOf(mechanic.id) })));
    },

    async find(id) {
      const found = await attempt('find mechanic', () =>
        database.select(columns).from(mechanics).where(eq(mechanics.id, id)).limit(1),
      );
      if (!found.ok) return failure('ledger_unavailable');
      const [mechanic] = found.value;
      return mechanic === undefined ? failure('not_found') : success(mechanic);
    },

    async save({ id, ...facts }, by) {
      const subject = id ?? newId();
      const at = now();
      const { name, mobileNumber, city, active } = facts;
      const line = { id: newId(), at, by, action: 'mechanic_saved', subject };
      // One statement checks and writes, so that two posts at once add one mechanic.
      const isFree = sql`NOT EXISTS (SELECT 1 FROM mechanics AS other WHERE other.id <> ${subject}
        AND (other.mobile_number = ${mobileNumber} OR lower(other.name) = lower(${name})))`;
      const write =
        id === undefined
          ? database
              .insert(mechanics)
              .select(
                sql`SELECT ${subject}, ${name}, ${mobileNumber}, ${city}, ${Number(active)}, ${at} WHERE ${isFree}`,
              )
          : database
              .update(mechanics)
              .set(facts)
              .where(and(eq(mechanics.id, id), isFree, sql`NOT (${isSame(facts)})`));
      const saved = await attempt('save mechanic', () =>
        database.batch([
          write,
          auditLineIfChanged(database, line),
          database
            .select({ id: mechanics.id })
            .from(mechanics)
            .where(and(isSame(facts), id === undefined ? undefined : eq(mechanics.id, id))),
          database.select({ id: mechanics.id }).from(mechanics).where(eq(mechanics.id, subject)),
        ]),
      );
      if (!saved.ok) return failure('ledger_unavailable');
      const [, , same, own] = saved.value;
      if (same.length > 0) return success(undefined);
      return failure(id !== undefined && own.length === 0 ? 'not_found' : 'mechanic_known');
    },

    async addLeave(id, { from, to }, by) {
      const line = { id: newId(), at: now(), by, action: 'leave_added', subject: id };
      const saved = await attempt('add leave', () =>
        database.batch([
          database
            .insert(mechanicLeave)
            .select(sql`SELECT ${id}, ${from}, ${to} FROM mechanics WHERE id = ${id}`)
            .onConflictDoUpdate({
              target: [mechanicLeave.mechanicId, mechanicLeave.firstDay],
              set: { lastDay: to },
              setWhere: ne(mechanicLeave.lastDay, to),
            }),
          auditLineIfChanged(database, line),
          database.select({ id: mechanics.id }).from(mechanics).where(eq(mechanics.id, id)),
        ]),
      );
      if (!saved.ok) return failure('ledger_unavailable');
      return saved.value[2].length > 0 ? success(undefined) : failure('not_found');
    },

    async endLeave(id, from, by) {
      const line = { id: newId(), at: now(), by, action: 'leave_ended', subject: id };
      const ended = await attempt('end leave', () =>
        database.batch([
          database
            .delete(mechanicLeave)
            .where(and(eq(mechanicLeave.mechanicId, id), eq(mechanicLeave.firstDay, from))),
          auditLineIfChanged(database, line),
        ]),
      );
      return ended.ok ? success(undefined) : failure('ledger_unavailable');
    },
  };
}
