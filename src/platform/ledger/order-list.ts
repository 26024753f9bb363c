import type { D1Database } from '@cloudflare/workers-types';
import { sql } from 'drizzle-orm';
import type { OrderRecord } from '../../records/record.ts';
import { failure, type Result, success } from '../../values/result.ts';
import type { LedgerContext } from './database.ts';
import { createAttempt, openDatabase } from './database.ts';
import { readRows } from './record-row.ts';
import { records } from './schema.ts';

/** Instants in ms since 1970: from, included, until before. */
export interface Moment {
  readonly from: number;
  readonly before: number;
}

export interface PayablePage {
  readonly orders: readonly OrderRecord[];
  /** The id after which the next page begins; undefined on the last. */
  readonly next: string | undefined;
}

export interface OrderList {
  /**
   * A page of the orders whose payments may have changed at the provider, in the order of ids. They were created in one of
   * these moments or have one of these ids. Cancelled and paid orders count: a payment by UPI may arrive late, or twice.
   * @param after the id of the last order of the page before
   */
  payable(
    wanted: { readonly moments: readonly Moment[]; readonly ids: readonly string[] },
    page: { readonly after: string; readonly limit: number },
  ): Promise<Result<PayablePage, 'ledger_unavailable'>>;
}

const PAYABLE = JSON.stringify([
  'awaiting_payment',
  'payment_failed',
  'pay_after_service',
  'paid',
  'cancelled',
]);

/** Reads orders by the moments of their creation, however many other orders there are. */
export function createOrderList(d1: D1Database, { report }: Pick<LedgerContext, 'report'>): OrderList {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);
  return {
    async payable({ moments, ids }, { after, limit }) {
      const chosen = sql`(
        SELECT o.id FROM json_each(${PAYABLE}) AS s
          CROSS JOIN json_each(${JSON.stringify(moments)}) AS m CROSS JOIN records AS o
        WHERE o.kind = 'order' AND o.status = s.value AND json_array_length(o.fields, '$.providerOrderIds') > 0
          AND o.created_at >= json_extract(m.value, '$.from') AND o.created_at < json_extract(m.value, '$.before')
        UNION SELECT o.id FROM records AS o
        WHERE o.id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND o.status IN (SELECT value FROM json_each(${PAYABLE})))`;
      const found = await attempt('payable orders', () =>
        database
          .select()
          .from(records)
          .where(sql`${records.id} IN ${chosen} AND ${records.id} > ${after}`)
          .orderBy(records.id)
          .limit(limit),
      );
      if (!found.ok) return failure('ledger_unavailable');
      const rows = found.value;
      return success({
        orders: readRows(rows, report).records.filter((record) => record.kind === 'order'),
        next: rows.length < limit ? undefined : rows.at(-1)?.id,
      });
    },
  };
}
