import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordIn } from '../../../../src/content/chosen-words.ts';
import { RECORD_KINDS } from '../../../../src/records/record-status.ts';

const marked = (list: string) => (word: string) => `${list}: ${word}`;
/** Changes every word that it is given. */
const words = { service: marked('service'), place: marked('place') };

/** The fields that visitors choose from lists of the site; every other field may be typed. */
const CHOSEN = {
  lead: ['serviceInterest', 'serviceSeen', 'area'],
  service_request: [],
  booking: ['serviceType'],
  order: ['lines'],
  enquiry: [],
  redirect: [],
} as const;

const fieldNames = [
  ...[
    'name',
    'fullName',
    'message',
    'address',
    'landmark',
    'city',
    'location',
    'carModel',
    'model',
    'vehicle',
  ],
  ...['position', 'workshopName', 'userCity', 'area', 'serviceInterest', 'serviceType', 'timeSlot', 'note'],
];

test('no field of any kind of record is translated but those that hold a choice', () => {
  const typed = fc.string({ unit: 'grapheme' });
  const fields = fc.dictionary(fc.constantFrom(...fieldNames), typed);
  const text = { name: typed, state: typed, city: typed, campaign: typed, note: typed };
  fc.assert(
    fc.property(fc.constantFrom(...RECORD_KINDS), fc.record({ ...text, fields }), (kind, record) => {
      const chosen: readonly string[] = CHOSEN[kind];
      const changed = recordIn(words, kind, record);
      const others = ({ fields: all, ...columns }: typeof record) => ({
        ...columns,
        fields: Object.entries(all).filter(([name]) => !chosen.includes(name)),
      });
      expect(others(changed)).toEqual(others(record));
    }),
  );
});

test('the lines of an order and the service of a record are translated', () => {
  const line = {
    serviceId: 'car-spa',
    name: 'Car spa',
    description: 'At home',
    extra: { label: 'Parts', always: true },
  };
  const order = { service: 'Car spa', fields: { address: 'Car spa', lines: [line] } };
  expect(recordIn(words, 'order', order)).toEqual({
    service: 'service: Car spa',
    fields: {
      address: 'Car spa',
      lines: [
        {
          serviceId: 'car-spa',
          name: 'service: Car spa',
          description: 'service: At home',
          extra: { label: 'service: Parts', always: true },
        },
      ],
    },
  });
});

test('the choices of a lead are translated, in its content too', () => {
  const choices = { area: 'Pune', serviceInterest: 'Car spa' };
  const translated = { area: 'place: Pune', serviceInterest: 'service: Car spa' };
  expect(recordIn(words, 'lead', { fields: choices, content: choices })).toEqual({
    fields: translated,
    content: translated,
  });
});

test('the wish for an opening names a city that a person typed', () => {
  expect(recordIn(words, 'enquiry', { service: 'Opening in पुणे' }).service).toBe('Opening in पुणे');
});
