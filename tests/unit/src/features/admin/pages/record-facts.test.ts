import { describe, expect, it } from 'vitest';
import { recordFacts } from '../../../../../../src/features/admin/pages/record-facts.ts';
import type { JsonObject } from '../../../../../../src/values/canonical-json.ts';
import { sampleOf } from '../../../records/sample-record.ts';

const NOW = new Date('2026-08-01T06:00:00Z');

const lead = (fields: JsonObject) => sampleOf('lead', { city: 'jaipur', fields });

const booking = (fields: JsonObject) => sampleOf('booking', { fields });

describe('the facts of a record in the list', () => {
  it.each([
    ['trap', 'program'],
    ['fast', 'program'],
    ['unchecked', 'unchecked'],
    [undefined, undefined],
  ])('marks what came in as %j with the doubt %j', (suspect, doubt) => {
    expect(recordFacts(lead(suspect === undefined ? {} : { suspect }), NOW).doubt).toBe(doubt);
  });

  it('marks a record without a seat as one that needs a call', () => {
    expect(recordFacts(booking({ seatWaits: 'kept' }), NOW).doubt).toBe('waits');
    expect(recordFacts(booking({ seatWaits: 'program', suspect: 'trap' }), NOW).doubt).toBe('program');
  });

  it('names a record by its number where no name was given', () => {
    expect(recordFacts(lead({}), NOW)).toMatchObject({
      name: '90000 00001',
      mobile: undefined,
      area: 'Jaipur',
    });
  });
});
