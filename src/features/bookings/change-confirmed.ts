import type { RecordChanges } from '../../platform/ledger/records.ts';
import { type AnyFields, fieldsOf, type LedgerRecord } from '../../records/record.ts';
import { failure, type Result, success } from '../../values/result.ts';
import type { SeatVisitor } from '../../web/api/seat-visitor.ts';
import { isUnderWay, jobOf } from '../jobs/contract.ts';
import { CONFIRMING_HOLD_MS, type SlotId, seatDelivery } from '../slots/contract.ts';
import { holdSlot, wantedSlot } from '../slots/index.ts';
import { type BookingResult, type BookingServices, findBooking } from './change-draft.ts';
import { draftOfRecord, viewOfBooking } from './contract.ts';
import { slotCityOf } from './record.ts';
import { changeRefusal } from './rules/appointment.ts';

/** Whether a visitor may still move or cancel a booking. */
function isChangeable(record: LedgerRecord, now: Date): boolean {
  const view = viewOfBooking(record);
  return view !== undefined && !isUnderWay(jobOf(record)) && changeRefusal(view, now) === undefined;
}

/** Cancels a confirmed booking; repeating it changes nothing. The seat is free when the function returns. */
export async function cancelBooking(services: BookingServices, id: string): Promise<BookingResult> {
  const found = await findBooking(services, id);
  if (!found.ok) return failure(found.code);
  const decide = (record: LedgerRecord): Result<RecordChanges, 'conflict'> => {
    if (record.status === 'cancelled') return success({});
    if (!isChangeable(record, services.now())) return failure('conflict');
    return success({ status: 'cancelled', fields: { cancelledAt: services.now().toISOString() } });
  };
  const written = await services.ledger.change(id, decide, { by: 'visitor' });
  if (!written.ok) return failure(written.code === 'status_refused' ? 'conflict' : written.code);
  const { record } = written.value;
  // A cancellation is final, so the seat is released at once; the ledger's slot delivery covers a failed release.
  await services.slots.release(slotCityOf(draftOfRecord(record)), id);
  if (fieldsOf(record).couponCode !== undefined) await services.coupons.release(id);
  return success({ record });
}

/** Moves a confirmed booking to another slot. The slot delivery frees the old seat when it takes the new one. */
export async function moveBooking(
  services: BookingServices,
  id: string,
  to: { readonly date: string; readonly timeSlot: SlotId },
  visitor: SeatVisitor,
): Promise<BookingResult> {
  const found = await findBooking(services, id);
  if (!found.ok) return failure(found.code);
  if (!isChangeable(found.value, services.now())) return failure('conflict');
  const draft = { ...draftOfRecord(found.value), ...to };
  const untilMs = services.now().getTime() + CONFIRMING_HOLD_MS;
  const hold = { city: slotCityOf(draft), slot: wantedSlot(draft), untilMs, visitor };
  const held = await holdSlot(services, found.value, hold);
  if (!held.ok) return failure('slots_unavailable');
  const { refused, waits } = held.value;
  const waited = found.value.fields.seatWaits !== undefined;
  // A booking with a seat keeps it rather than wait for another.
  if (waits !== undefined && !waited)
    return failure('slot_refused', { refused: { code: 'slot_full', alternatives: [] } });
  if (refused) return failure('slot_refused', { refused });
  const decide = (record: LedgerRecord): Result<RecordChanges, 'conflict'> => {
    const { date, timeSlot, moves = 0 }: AnyFields = record.fields;
    if (!isChangeable(record, services.now())) return failure('conflict');
    if (date === to.date && timeSlot === to.timeSlot) return success({});
    const rescheduledAt = services.now().toISOString();
    const seatWaits = waits ?? null;
    return success({ fields: { ...to, seatWaits, rescheduledAt, moves: moves + 1 } });
  };
  const deliveries = waited && waits === undefined ? [seatDelivery] : [];
  const written = await services.ledger.change(id, decide, { by: 'visitor', deliveries });
  if (!written.ok) return failure(written.code === 'status_refused' ? 'conflict' : written.code);
  return success({ record: written.value.record });
}
