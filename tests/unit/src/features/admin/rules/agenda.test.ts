import fc from 'fast-check';
import { expect, it } from 'vitest';
import { agendaOf, takesSeat } from '../../../../../../src/features/admin/rules/agenda.ts';
import { slotIds } from '../../../../../../src/features/slots/rules/slot.ts';
import { RECORD_KINDS, statusesOf } from '../../../../../../src/records/record-status.ts';

const visit = fc
  .constantFrom(...RECORD_KINDS.flatMap((kind) => statusesOf(kind).map((status) => ({ kind, status }))))
  .chain((record) =>
    fc
      .record({
        timeSlot: fc.option(fc.constantFrom(...slotIds), { nil: undefined }),
        seatWaits: fc.option(fc.constant('rate' as const), { nil: undefined }),
      })
      .map(({ timeSlot, seatWaits }) => ({
        ...record,
        fields: { ...(timeSlot && { timeSlot }), ...(seatWaits && { seatWaits }) },
      })),
  );

it('shows every visit of the day in exactly one group', () => {
  fc.assert(
    fc.property(fc.array(visit), (visits) => {
      const { slots, noSlot, open, off } = agendaOf(visits, slotIds);
      const shown = [...slots.flatMap((slot) => slot.visits), ...noSlot, ...open, ...off];
      expect(new Set(shown).size).toBe(new Set(visits).size);
      expect(shown).toHaveLength(visits.length);
    }),
  );
});

it('lists the slots of the day in order, the empty ones too', () => {
  const booked = { kind: 'booking', status: 'completed', fields: { timeSlot: '13-15' } } as const;
  const { slots } = agendaOf([booked], slotIds);
  expect(slots.map(({ slot, visits }) => [slot, visits.length])).toEqual([
    ['9-11', 0],
    ['11-13', 0],
    ['13-15', 1],
    ['15-17', 0],
    ['17-19', 0],
  ]);
});

it.each([
  ['completed', {}, true],
  ['fulfilled', {}, true],
  ['completed', { seatWaits: 'rate' }, false],
  ['in_progress', {}, false],
  ['cancelled', {}, false],
] as const)('a booking that is %s with %j has its seat: %s', (status, fields, expected) =>
  expect(takesSeat({ kind: 'booking', status, fields })).toBe(expected),
);
