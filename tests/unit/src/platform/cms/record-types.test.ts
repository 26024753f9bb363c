import { expect, test } from 'vitest';
import { areaNames } from '../../../../../src/content/text/areas.ts';
import { slotNames } from '../../../../../src/content/text/slots.ts';
import { wayNames } from '../../../../../src/content/text/ways.ts';
import { backendWords } from '../../../../../src/features/bookings/rules/backend-words.ts';
import { leadBody } from '../../../../../src/features/leads/contract.ts';
import { bookings, leads } from '../../../../../src/platform/cms/record-types.ts';
import { sampleRecord } from './sample-records.ts';

const sent = (fields: Readonly<Record<string, string>>) => bookings.data(sampleRecord.booking({ fields }));

test.each(Object.entries(slotNames))('the slot %s goes to the backend as "%s"', (timeSlot, word) => {
  expect(sent({ timeSlot })).toMatchObject({ timeSlot: word });
  expect(backendWords.timeSlot).toHaveProperty([timeSlot], word);
});

test.each(Object.entries(wayNames))('the way %s goes to the backend as "%s"', (servicePreference, word) => {
  expect(sent({ servicePreference })).toMatchObject({ servicePreference: word });
  expect(backendWords.servicePreference).toHaveProperty([servicePreference], word);
});

test.each(Object.entries(areaNames))('the area %s goes to the backend as "%s"', (area, word) => {
  expect(sent({ location: 'jaipur', area })).toMatchObject({ location: 'Jaipur', area: word });
  expect(backendWords.area).toHaveProperty([area], word);
});

test('an address that equals an id stays an address', () => {
  expect(sent({ address: '9-11', timeSlot: '9-11' })).toMatchObject({ address: '9-11', timeSlot: '9-11 AM' });
});

/** The fields that stay with us: against bots and repeats, the car as a slug, and those that the backend lacks. */
const KEPT = new Set(['idempotencyKey', 'website', 'car', 'city', 'fuelType']);

test.each(Object.keys(leadBody._zod.innerType._zod.def.out.shape).filter((name) => !KEPT.has(name)))(
  'the field %s of Book Now reaches the backend',
  (name) => {
    const value = name === 'whatsappRedirectCount' ? 1 : 'sample';
    const sentLead = leads.data(sampleRecord.lead({ fields: { [name]: value } }));
    expect(Object.keys(sentLead)).toContain(name);
  },
);
