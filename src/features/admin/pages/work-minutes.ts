import type { LedgerRecord } from '../../../records/record.ts';
import { plannedWork } from '../../bookings/index.ts';
import { viewOfOrder } from '../../checkout/contract.ts';
import { orderWork } from '../../checkout/index.ts';

/** The shortest time in minutes that the site promises for a record's work; undefined where it promises none. */
export function workMinutes(record: LedgerRecord): number | undefined {
  if (record.kind === 'booking') return plannedWork(record.fields)?.takes.min;
  const order = viewOfOrder(record);
  return order && orderWork(order)?.min;
}
