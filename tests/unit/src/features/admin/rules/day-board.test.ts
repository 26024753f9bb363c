import { describe, expect, test } from 'vitest';
import { dayBoard, jobsInSlot } from '../../../../../../src/features/admin/rules/day-board.ts';
import { mergeFields } from '../../../../../../src/platform/ledger/record-row.ts';
import { type LedgerRecord, parseRecord } from '../../../../../../src/records/record.ts';

const DAY = '2026-11-27';
const at = (clock: string) => Date.parse(`${DAY}T${clock}:00+05:30`);
const job = (steps: readonly string[], mechanic?: string) => ({
  steps: steps.map((step) => ({ step, at: '2026-11-27T03:00:00.000Z' })),
  code: { serial: 1, tries: 0 },
  parts: [],
  ...(mechanic && { mechanic: { id: mechanic, name: 'Ravi Kumar' } }),
});
function visit(id: string, fields: object, more: object = {}): LedgerRecord {
  const parsed = parseRecord({
    id,
    kind: 'booking',
    status: 'completed',
    version: 1,
    createdAt: 1,
    updatedAt: 1,
    name: id,
    mobileNumber: '9000000001',
    bookingId: 'CAR1',
    reference: null,
    city: 'jaipur',
    state: null,
    source: null,
    service: 'ac',
    campaign: null,
    sessionId: null,
    note: null,
    consent: { ads: false, analytics: false },
    fields: mergeFields({}, { date: DAY, timeSlot: '11-13', ...fields }),
    ...more,
  });
  if (parsed === undefined) throw new Error('no record');
  return parsed;
}
const ids = (visits: readonly LedgerRecord[]) => visits.map(({ id }) => id);

describe('the board of a day', () => {
  const order = (id: string, fields: object) =>
    visit(id, { date: undefined, timeSlot: undefined, ...fields });

  test('help at once stands there until a mechanic takes it', () => {
    const taken = order('taken', { job: job(['assigned'], 'm1') });
    const { emergencies, underWay } = dayBoard([], [order('open', {}), taken], at('23:00'));
    expect([ids(emergencies), ids(underWay)]).toEqual([['open'], ['taken']]);
  });

  test.each([
    ['10:29', {}, [], [], ['one']],
    ['10:31', {}, ['one'], [], ['one']],
    ['10:31', { calledAheadAt: 'x' }, [], [], ['one']],
    ['11:00', {}, [], ['one'], []],
    ['11:00', { job: job(['assigned'], 'm1') }, [], ['one'], []],
    ['11:00', { job: job(['assigned', 'started'], 'm1') }, [], [], []],
    ['10:31', { job: job(['assigned'], 'm1') }, ['one'], [], []],
    ['10:31', { seatWaits: 'network' }, [], [], []],
  ])('at %s a visit of 11 o’clock with %j', (clock, fields, toCall, late, unassigned) => {
    const board = dayBoard([visit('one', fields)], [], at(clock));
    expect([ids(board.toCall), ids(board.late), ids(board.unassigned)]).toEqual([toCall, late, unassigned]);
  });

  test('a mechanic with a car in the slot is told of', () => {
    const busy = visit('busy', { job: job(['assigned'], 'm1') });
    const other = visit('other', { job: job(['assigned'], 'm1'), timeSlot: '15-17' });
    const one = visit('one', {});
    expect(['m1', 'm2'].map((id) => jobsInSlot([one, busy, other], one, id))).toEqual([1, 0]);
  });
});
