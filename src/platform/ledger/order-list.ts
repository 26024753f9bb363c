import type { D1Database } from '@cloudflare/workers-types';
import { sql } from 'drizzle-orm';
import { failure, type Result, success } from '../../values/result.ts';
import type { LedgerContext } from './database.ts';
import { createAttempt, openDatabase } from './database.ts';
import { toRecord } from './record-row.ts';
import type { LedgerRecord } from './records.ts';
import { records } from './schema.ts';

/** Instants in ms since 1970: from, included, until before. */
export interface Moment {
  readonly from: number;
  readonly before: number;
}

export interface OrderList {
  /**
   * A page of the unpaid orders that were created in one of these moments or have one of these ids, in the order of ids.
   * @param after the id of the last order of the page before
   */
  unpaid(
    wanted: { readonly moments: readonly Moment[]; readonly ids: readonly string[] },
    page: { readonly after: string; readonly limit: number },
  ): Promise<Result<readonly LedgerRecord[], 'ledger_unavailable'>>;
}

/** Reads unpaid orders by the moments of their creation, however many other orders there are. */
export function createOrderList(d1: D1Database, { report }: Pick<LedgerContext, 'report'>): OrderList {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);
  return {
    async unpaid({ moments, ids }, { after, limit }) {
      const chosen = sql`(
        SELECT o.id FROM json_each('["awaiting_payment","payment_failed"]') AS s
          CROSS JOIN json_each(${JSON.stringify(moments)}) AS m CROSS JOIN records AS o
        WHERE o.kind = 'order' AND o.status = s.value
          AND o.created_at >= json_extract(m.value, '$.from') AND o.created_at < json_extract(m.value, '$.before')
        UNION SELECT o.id FROM records AS o
        WHERE o.id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND o.status IN ('awaiting_payment', 'payment_failed'))`;
      const found = await attempt('unpaid orders', () =>
        database
          .select()
          .from(records)
          .where(sql`${records.id} IN ${chosen} AND ${records.id} > ${after}`)
          .orderBy(records.id)
          .limit(limit),
      );
      return found.ok ? success(found.value.map(toRecord)) : failure('ledger_unavailable');
    },
  };
}
