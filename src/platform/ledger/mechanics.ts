import type { D1Database } from '@cloudflare/workers-types';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Mechanic } from '../../features/jobs/contract.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { auditLineIfChanged } from './audit.ts';
import type { LedgerContext } from './database.ts';
import { createAttempt, openDatabase } from './database.ts';
import { mechanics } from './schema.ts';

type Unavailable = 'ledger_unavailable';

export interface Mechanics {
  /** Active ones first, then by name. */
  list(): Promise<Result<readonly Mechanic[], Unavailable>>;
  find(id: string): Promise<Result<Mechanic, 'not_found' | Unavailable>>;
  /**
   * Adds a mechanic, or with `id` changes one; audited. Names and numbers are unique, because jobs are assigned by name:
   * `mechanic_known` for those of another mechanic. A replay changes nothing and succeeds.
   */
  save(
    mechanic: Omit<Mechanic, 'id'> & { readonly id?: string | undefined },
    by: string,
  ): Promise<Result<undefined, 'not_found' | 'mechanic_known' | Unavailable>>;
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
const isSame = ({ name, mobileNumber, city, active }: Omit<Mechanic, 'id'>) =>
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
        database
          .select(columns)
          .from(mechanics)
          .orderBy(desc(mechanics.active), asc(mechanics.name))
          .limit(MOST),
      );
      return found.ok ? success(found.value) : failure('ledger_unavailable');
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
  };
}
