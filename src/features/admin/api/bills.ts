import { Hono } from 'hono';
import type { ReadRows } from '../../../platform/ledger/record-row.ts';
import type { Admin } from '../../../services/admin.ts';
import { spreadsheetOf } from '../../../values/csv.ts';
import { addDays, indiaInstant } from '../../../values/india-time.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { type BillPeriod, listBills } from '../../jobs/index.ts';
import { operatorOf } from '../auth.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { billsQuery } from '../contract/schemas.ts';
import { adminProblem } from './responses.ts';

/** A bill is written at most so many days after the booking; older bookings are not read for it. */
const LONGEST_JOB_DAYS = 366;

/** Serves the bills of a period as CSV for the accountant. */
export const adminBillsApi = (admin: Admin) =>
  new Hono<AppEnvironment>().get('/', async (context) => {
    const parsed = billsQuery.safeParse(context.req.query());
    if (!parsed.success) return adminProblem(context, 'form', adminAddresses.records, 'period_invalid');
    const { from, to } = parsed.data;
    const rows = await listBills(billedRecords(admin, parsed.data), parsed.data).catch(() => undefined);
    if (rows === undefined)
      return adminProblem(context, 'form', adminAddresses.records, 'ledger_unavailable');
    await admin.audit.add({ by: operatorOf(context), action: 'bills_exported', subject: `${from} ${to}` });
    return context.body(spreadsheetOf(rows), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="bills-${from}-${to}.csv"`,
    });
  });

/** The records that may have a bill of the period. Only these two last steps have one. */
async function* billedRecords(
  admin: Admin,
  { from, to }: BillPeriod,
): AsyncGenerator<ReadRows, void, undefined> {
  const created = {
    from: indiaInstant(addDays(from, -LONGEST_JOB_DAYS), 0).getTime(),
    before: indiaInstant(addDays(to, 1), 0).getTime(),
  };
  for (const step of ['ready', 'paid']) yield* admin.records.pages({ ...created, step });
}
