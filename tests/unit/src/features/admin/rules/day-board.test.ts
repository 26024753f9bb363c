import { describe, expect, test } from 'vitest';
import { dayBoard, jobsInSlot } from '../../../../../../src/features/admin/rules/day-board.ts';
import { mechanicGrid } from '../../../../../../src/features/admin/rules/mechanic-grid.ts';
import type { Mechanic } from '../../../../../../src/features/jobs/contract.ts';
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
const mechanic = (id: string, name: string): Mechanic => ({
  id,
  name,
  mobileNumber: '9000000077',
  city: 'jaipur',
  active: true,
  leave: [],
});
const ids = (visits: readonly LedgerRecord[]) => visits.map(({ id }) => id);

describe('the board of a day', () => {
  const order = (id: string, fields: object) =>
    visit(id, { date: undefined, timeSlot: undefined, ...fields });

  test('help at once stands there until a mechanic takes it', () => {
    const taken = order('taken', { job: job(['assigned'], 'm1') });
    const { emergencies, underWay } = dayBoard([], [order('open', {}), taken], [], at('23:00'));
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
    const board = dayBoard([visit('one', fields)], [], [], at(clock));
    expect([ids(board.toCall), ids(board.late), ids(board.unassigned)]).toEqual([toCall, late, unassigned]);
  });

  test('a mechanic with a car in the slot is counted', () => {
    const busy = visit('busy', { job: job(['assigned'], 'm1') });
    const other = visit('other', { job: job(['assigned'], 'm1'), timeSlot: '15-17' });
    const one = visit('one', {});
    expect(['m1', 'm2'].map((id) => jobsInSlot([one, busy, other], one, id))).toEqual([1, 0]);
  });

  test.each([
    [{ from: '2026-11-26', to: DAY }, ['one']],
    [{ from: DAY, to: '2026-11-30' }, ['one']],
    [{ from: '2026-11-28', to: '2026-11-30' }, []],
    [{ from: '2026-11-20', to: '2026-11-26' }, []],
  ])('a visit of a mechanic on leave %j needs another one', (leave, expected) => {
    const away = { ...mechanic('m1', 'Ravi'), leave: [leave] };
    const { onLeave } = dayBoard([visit('one', { job: job(['assigned'], 'm1') })], [], [away], at('10:00'));
    expect(ids(onLeave)).toEqual(expected);
  });
});

describe('the grid of mechanics and slots', () => {
  const slots = ['9-11', '11-13', '13-15', '15-17', '17-19'] as const;
  const gridOf = (visits: readonly LedgerRecord[], mechanics: readonly Mechanic[]) =>
    mechanicGrid({
      visits,
      mechanics,
      date: DAY,
      slots,
      minutesOf: ({ service }) => (service === 'ac' ? 60 : undefined),
    });

  test('each booked visit stands once, in the row of its mechanic and the column of its slot', () => {
    const visits = [
      visit('free', {}),
      visit('one', { job: job(['assigned'], 'm1') }),
      visit('two', { job: job(['assigned', 'started'], 'm1'), timeSlot: '11-13' }),
      visit('late', { job: job(['assigned'], 'm2'), timeSlot: undefined }, { service: null }),
      visit('gone', { job: job(['assigned'], 'm9') }),
      visit('waits', { seatWaits: 'network' }),
      visit('off', { job: job(['assigned'], 'm1') }, { status: 'cancelled' }),
    ];
    const rows = gridOf(visits, [
      mechanic('m1', 'Ravi'),
      mechanic('m2', 'Imran'),
      { ...mechanic('m3', 'Old'), active: false },
    ]);
    expect(
      rows.map(({ mechanic: who, slots: cells, noSlot }) => [who?.id, cells.map(ids), ids(noSlot)]),
    ).toEqual([
      [undefined, [[], ['free'], [], [], []], []],
      ['m1', [[], ['one', 'two'], [], [], []], []],
      ['m2', [[], [], [], [], []], ['late']],
      ['m9', [[], ['gone'], [], [], []], []],
    ]);
    expect(rows.map(({ load }) => load)).toEqual([
      { minutes: 60, cars: 1, unknown: 0 },
      { minutes: 120, cars: 2, unknown: 0 },
      { minutes: 0, cars: 1, unknown: 1 },
      { minutes: 60, cars: 1, unknown: 0 },
    ]);
  });

  test('whoever is inactive has a row only while a visit names them', () => {
    const old = { ...mechanic('m1', 'Ravi'), active: false };
    expect(gridOf([], [old])).toHaveLength(1);
    expect(gridOf([visit('one', { job: job(['assigned'], 'm1') })], [old])).toHaveLength(2);
  });
});
