import { describe, expect, test } from 'vitest';
import { type BookingCalls, saveBooking } from '../../../../client/api/save-booking.ts';
import type { SavedBooking } from '../../../../client/storage/conversation.ts';
import type { BookingDraft } from '../../../../src/features/bookings/rules/booking-record.ts';

const record = { id: 'record-1', bookingId: 'CAR00042' };
const draft: BookingDraft = { manufacturer: 'Maruti', model: 'Swift', mobileNumber: '9000000001' };
const fresh: SavedBooking = { idempotencyKey: 'key-of-this-booking', saved: {}, confirming: false };

type Answer = Awaited<ReturnType<BookingCalls['create']>>;
const created: Answer = { ok: true, value: record };
const offline: Answer = { ok: false, code: 'offline' };

/** A stand-in for the server, which returns the given answers and records the calls. */
function server(answers: { create?: readonly Answer[]; change?: readonly Answer[] }) {
  const sent: unknown[] = [];
  const [creates, changes] = [[...(answers.create ?? [])], [...(answers.change ?? [])]];
  const calls: BookingCalls = {
    create: async (body) => {
      sent.push(body);
      return creates.shift() ?? created;
    },
    change: async (_, body) => {
      sent.push(body);
      return changes.shift() ?? created;
    },
  };
  return { calls, sent };
}

async function save(
  before: SavedBooking,
  wanted: { draft: BookingDraft; confirm?: boolean },
  { calls }: ReturnType<typeof server>,
) {
  let stored = before;
  const outcome = await saveBooking(
    before,
    { draft: wanted.draft, confirm: wanted.confirm ?? false, sessionId: 'visit' },
    calls,
    (booking) => {
      stored = booking;
    },
  );
  return { outcome, stored };
}

describe('saving a booking', () => {
  test('creates the booking once, then sends only changes', async () => {
    const there = server({});
    const first = await save(fresh, { draft }, there);
    expect(there.sent).toEqual([{ ...draft, idempotencyKey: fresh.idempotencyKey, sessionId: 'visit' }]);
    const named = { ...draft, fullName: 'Sample Visitor' };
    const second = await save(first.stored, { draft: named }, there);
    expect(there.sent[1]).toEqual({ fullName: 'Sample Visitor' });
    expect((await save(second.stored, { draft: named }, there)).outcome).toEqual({ kind: 'saved' });
    expect(there.sent).toHaveLength(2);
  });

  test('sends the same body again after an unclear failure, then the later changes', async () => {
    const there = server({ create: [offline] });
    const lost = await save(fresh, { draft }, there);
    expect(lost.outcome).toEqual({ kind: 'offline' });
    const later = await save(lost.stored, { draft: { ...draft, fullName: 'Sample Visitor' } }, there);
    expect(there.sent[1]).toEqual(there.sent[0]);
    expect(there.sent[2]).toEqual({ fullName: 'Sample Visitor' });
    expect(later.outcome).toEqual({ kind: 'saved' });
  });

  test('makes a new key after a refusal', async () => {
    const there = server({ create: [{ ok: false, code: 'invalid' }] });
    const { outcome, stored } = await save(fresh, { draft }, there);
    expect(outcome).toMatchObject({ kind: 'failed', mayRetry: false, error: { code: 'failed' } });
    expect(stored.idempotencyKey).not.toBe(fresh.idempotencyKey);
  });

  test.each(['too_many_requests', 'robot_suspected', 'unavailable'] as const)(
    'a temporary refusal (%s) shows the reason with the phone number, and the next try sends the same body',
    async (code) => {
      const detail = { fields: {}, body: undefined, phone: '+91 90000 12345' };
      const there = server({ create: [{ ok: false, code, detail }] });
      const away = await save(fresh, { draft }, there);
      const error = { code: code === 'unavailable' ? 'failed' : code, phone: '+91 90000 12345' };
      expect(away.outcome).toEqual({ kind: 'failed', mayRetry: true, error });
      await save(away.stored, { draft }, there);
      expect(there.sent[1]).toEqual(there.sent[0]);
    },
  );

  test('confirms by its status, and stores the confirmation while offline', async () => {
    const there = server({ change: [offline] });
    const lost = await save(fresh, { draft, confirm: true }, there);
    expect(lost.outcome).toEqual({ kind: 'offline' });
    expect(lost.stored.confirming).toBe(true);
    const done = await save(lost.stored, { draft, confirm: true }, there);
    expect(done.outcome).toEqual({ kind: 'confirmed', booking: record });
    expect(done.stored.confirming).toBe(false);
    expect(there.sent.at(-1)).toEqual({ booking_status: 'completed' });
  });

  test('reports the free slots when its own slot is full', async () => {
    const alternatives = [{ date: '2026-03-11', id: '13-15' as const, left: 2 }];
    const body = { error: { code: 'slot_full', message: 'taken' }, alternatives };
    const there = server({
      change: [{ ok: false, code: 'slot_full', detail: { fields: {}, body } }],
    });
    const { outcome, stored } = await save(fresh, { draft, confirm: true }, there);
    expect(outcome).toEqual({ kind: 'slot_full', alternatives });
    expect(stored.confirming).toBe(false);
  });
});
