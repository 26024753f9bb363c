import { describe, expect, test } from 'vitest';
import { type Answers, noAnswers, OTHER } from '../../../../../../src/features/assistant/rules/answers.ts';
import { conversationOf } from '../../../../../../src/features/assistant/rules/conversation.ts';
import type { Move } from '../../../../../../src/features/assistant/rules/converse.ts';
import {
  bookableAreas,
  bookableServices,
  servicePreferences,
} from '../../../../../../src/features/bookings/rules/booking-record.ts';
import { slots } from '../../../../../../src/features/slots/rules/slot.ts';
import { addDays, indiaInstant } from '../../../../../../src/values/india-time.ts';
import { rupees } from '../../../../../../src/values/money.ts';
import { answersAfter, emptyPrices, facts, press, stepAfter, usualMoves, write } from './sample-facts.ts';

const messages = (answers: Answers, within = facts) =>
  conversationOf(answers, within).transcript.flatMap((entry) =>
    entry.from === 'assistant' ? [entry.message] : [],
  );

test('an empty conversation offers the brands of the price list and Other', () => {
  const { step, transcript, choices, draft } = conversationOf(noAnswers, facts);
  expect(step).toBe('manufacturer');
  expect(transcript).toHaveLength(1);
  expect(choices.map(({ id }) => id)).toEqual(['Maruti', 'Tata', OTHER]);
  expect(draft).toEqual({});
});

test('a usual conversation asks every question in order and ends at the summary', () => {
  expect(messages(answersAfter(usualMoves))).toEqual([
    'welcome',
    'ask_model',
    'ask_fuel_type',
    'ask_location',
    'ask_area',
    'ask_service',
    'ask_preference',
    'ask_date',
    'ask_slot',
    'ask_mobile',
    'ask_name',
    'summary',
  ]);
});

test('a confirmed conversation keeps its draft and offers support and a new booking', () => {
  const done = answersAfter([...usualMoves, { type: 'confirmed', bookingId: 'CAR4821' }]);
  const aWeekLater = { ...facts, now: indiaInstant('2026-03-17', 600) };
  const conversation = conversationOf(done, aWeekLater);
  expect(conversation).toMatchObject({ step: 'confirmed', isClosed: true, price: rupees(2999) });
  expect(conversation.choices.map(({ id }) => id)).toEqual(['+support', '+restart']);
  expect(conversation.draft).toEqual(conversationOf(answersAfter(usualMoves), facts).draft);
  expect(messages(done, aWeekLater).slice(-2)).toEqual(['summary', 'confirmed']);
});

describe('prices in the chat', () => {
  test('are the discounted express price, the dentPaint price, and AC flat at 999', () => {
    const { choices } = conversationOf(answersAfter(usualMoves.slice(0, 5)), facts);
    expect(choices).toEqual([
      { id: 'express', price: rupees(2999) },
      { id: 'panel-paint', price: rupees(2499) },
      { id: 'ac', price: rupees(999) },
    ]);
  });

  test('are missing, except for AC, for a car that the sheet does not list', () => {
    const unknown = answersAfter([
      write('manufacturer', 'Daewoo', OTHER),
      write('model', 'Matiz'),
      press('fuelType', 'Petrol'),
      ...usualMoves.slice(3, 5),
    ]);
    expect(conversationOf(unknown, facts).choices).toEqual([
      { id: 'express' },
      { id: 'panel-paint' },
      { id: 'ac', price: rupees(999) },
    ]);
  });
});

describe('without a price list', () => {
  const bare = { ...facts, prices: emptyPrices };
  test('the assistant lets the visitor type the car and offers support', () => {
    const { transcript, choices } = conversationOf(noAnswers, bare);
    expect(transcript[0]).toMatchObject({ message: 'brands_missing' });
    expect(choices.map(({ id }) => id)).toEqual([OTHER, '+support']);
  });

  test('a conversation in progress continues with its answers', () => {
    expect(conversationOf(answersAfter(usualMoves), bare)).toMatchObject({
      step: 'summary',
      draft: { manufacturer: 'Maruti', model: 'Swift', fuelType: 'Petrol' },
    });
  });
});

describe('fields', () => {
  test.each<[string, readonly Move[], string, string]>([
    ['Other manufacturer', [press('manufacturer', OTHER)], 'manufacturer', 'text'],
    ['Other model', [press('manufacturer', 'Tata'), press('model', OTHER)], 'model', 'text'],
    ['the model of an unlisted manufacturer', [write('manufacturer', 'Daewoo', OTHER)], 'model', 'text'],
    ['Other Area', [...usualMoves.slice(0, 4), press('area', OTHER)], 'area', 'text'],
    ['Schedule for Later', [...usualMoves.slice(0, 7), press('date', 'later')], 'date', 'date'],
    ['the number', usualMoves.slice(0, 9), 'mobileNumber', 'mobile'],
    ['the name', usualMoves.slice(0, 10), 'fullName', 'name'],
  ])('%s opens a field and waits for it', (_, moves, step, field) => {
    expect(conversationOf(answersAfter(moves), facts)).toMatchObject({ step, field });
  });
});

test('a typed answer shows after its field', () => {
  const { transcript } = conversationOf(answersAfter([write('manufacturer', '  Daewoo ', OTHER)]), facts);
  expect(transcript.slice(0, 4)).toEqual([
    expect.objectContaining({ from: 'assistant', message: 'welcome', selected: OTHER }),
    { from: 'visitor', question: 'manufacturer', choice: { id: OTHER } },
    expect.objectContaining({ from: 'assistant', message: 'write_manufacturer' }),
    { from: 'visitor', question: 'manufacturer', text: 'Daewoo' },
  ]);
});

describe('dates and slots as time goes by', () => {
  const at = (hours: number, date = '2026-03-10') => ({ ...facts, now: indiaInstant(date, hours * 60) });
  test('today offers no slot that has begun, and is not offered after its last slot', () => {
    const onToday = answersAfter([...usualMoves.slice(0, 7), press('date', 'today')]);
    expect(conversationOf(onToday, at(14)).choices.map(({ id }) => id)).toEqual(['15-17', '17-19']);
    expect(conversationOf(answersAfter(usualMoves.slice(0, 7)), at(17)).choices.map(({ id }) => id)).toEqual([
      'tomorrow',
      'later',
    ]);
  });

  test('an answer that expires overnight is asked again, and the others stay', () => {
    const answers = answersAfter([...usualMoves.slice(0, 7), press('date', 'today'), ...usualMoves.slice(8)]);
    const nextMorning = conversationOf(answers, at(8, '2026-03-11'));
    expect(nextMorning).toMatchObject({
      step: 'date',
      draft: { area: 'mansarovar', fullName: 'Sample Visitor' },
    });
    expect(nextMorning.draft).not.toHaveProperty('date');
    expect(nextMorning.draft).not.toHaveProperty('timeSlot');
  });

  test('a date chosen as tomorrow shows as today after midnight', () => {
    const { transcript } = conversationOf(answersAfter(usualMoves), at(1, '2026-03-11'));
    expect(transcript.find((entry) => entry.from === 'assistant' && entry.question === 'date')).toMatchObject(
      {
        selected: 'today',
      },
    );
  });

  test('a slot that fills up is asked again with the remaining slots', () => {
    const filled = { ...facts, freeSlots: () => ['15-17'] as const };
    const conversation = conversationOf(answersAfter(usualMoves), filled);
    expect(conversation).toMatchObject({ step: 'timeSlot' });
    expect(conversation.choices).toEqual([{ id: '15-17', slot: '15-17' }]);
    expect(messages(answersAfter(usualMoves), filled).at(-1)).toBe('slot_full');
  });

  test('a full slot stays valid for the visitor whose draft reserves it', () => {
    const held = {
      ...facts,
      freeSlots: () => [],
      heldSlot: { date: '2026-03-11', slotId: '11-13' as const },
    };
    expect(conversationOf(answersAfter(usualMoves), held).step).toBe('summary');
  });

  test('a date without a free slot leads back to the choice of a date', () => {
    const full = { ...facts, freeSlots: () => [] };
    const conversation = conversationOf(answersAfter(usualMoves.slice(0, 8)), full);
    expect(conversation.transcript.at(-1)).toMatchObject({ message: 'no_slots' });
    expect(conversation.choices).toEqual([{ id: '+another_date' }]);
  });

  test('every slot that has not begun is offered before the free slots are loaded', () => {
    const unknown = { ...facts, freeSlots: () => undefined };
    expect(conversationOf(answersAfter(usualMoves.slice(0, 8)), unknown).choices).toHaveLength(5);
  });
});

/** One way to answer a step, with the draft fields that it fills in. */
type Way = { readonly moves: readonly Move[]; readonly record: Readonly<Record<string, string>> };

const cars: readonly (Way & { readonly isPriced: boolean })[] = [
  {
    moves: [press('manufacturer', 'Tata'), press('model', 'Nexon'), press('fuelType', 'Diesel')],
    record: { manufacturer: 'Tata', model: 'Nexon', fuelType: 'Diesel' },
    isPriced: true,
  },
  {
    moves: [
      press('manufacturer', 'Tata'),
      press('model', OTHER),
      write('model', 'Sumo', OTHER),
      press('fuelType', 'Diesel'),
    ],
    record: { carModel: 'Tata Sumo', fuelType: 'Diesel' },
    isPriced: false,
  },
  {
    moves: [
      press('manufacturer', OTHER),
      write('manufacturer', 'Daewoo', OTHER),
      write('model', 'Matiz'),
      press('fuelType', 'CNG'),
    ],
    record: { carModel: 'Daewoo Matiz', fuelType: 'CNG' },
    isPriced: false,
  },
];
const locations: readonly Way[] = [
  { moves: [press('location', 'jaipur')], record: { location: 'jaipur' } },
  { moves: [press('location', OTHER), press('otherCity', 'jaipur')], record: { location: 'jaipur' } },
];
const areas: readonly Way[] = [
  ...bookableAreas.map((area) => ({ moves: [press('area', area)], record: { area } })),
  {
    moves: [press('area', OTHER), write('area', '12 Sample Lane, Tonk Road', OTHER)],
    record: { area: 'other', address: '12 Sample Lane, Tonk Road' },
  },
];
const services = bookableServices.map(
  (serviceType): Way => ({ moves: [press('serviceType', serviceType)], record: { serviceType } }),
);
const preferences = servicePreferences.map(
  (servicePreference): Way => ({
    moves: [press('servicePreference', servicePreference)],
    record: { servicePreference },
  }),
);
const days: readonly Way[] = [
  { moves: [press('date', 'today')], record: { date: '2026-03-10' } },
  { moves: [press('date', 'tomorrow')], record: { date: '2026-03-11' } },
  {
    moves: [press('date', 'later'), write('date', addDays('2026-03-10', 30), 'later')],
    record: { date: '2026-04-09' },
  },
];
const times = slots.map(({ id }): Way => ({ moves: [press('timeSlot', id)], record: { timeSlot: id } }));
const person: Way = {
  moves: [write('mobileNumber', '9000000001'), write('fullName', 'Sample Visitor')],
  record: { mobileNumber: '9000000001', fullName: 'Sample Visitor' },
};

/** Every path through the steps: one element of each list. */
const combine = (lists: readonly (readonly Way[])[]): readonly (readonly Way[])[] =>
  lists.reduce<readonly (readonly Way[])[]>(
    (walks, list) => walks.flatMap((walk) => list.map((way) => [...walk, way])),
    [[]],
  );

const priceOf = (car: { isPriced: boolean }, service: string | undefined) => {
  if (service === 'ac') return rupees(999);
  if (!car.isPriced) return undefined;
  return rupees(service === 'express' ? 2999 : 2499);
};

describe('every combination of choices', () => {
  const rest = combine([locations, areas, services, preferences, days, times, [person]]);

  test.each(cars.map((car) => [JSON.stringify(car.record), car] as const))(
    'with %s reaches the summary with the record it says, never asking twice',
    (_, car) => {
      for (const walk of rest) {
        const ways = [car, ...walk];
        let answers = noAnswers;
        let before = conversationOf(answers, facts);
        const moves = ways.flatMap((way) => way.moves);
        const record = Object.assign({}, ...ways.map((way) => way.record));
        const isCollected = record.servicePreference === 'pickup' && record.area !== 'other';
        if (isCollected) record.address = '12 Sample Street';
        const date = moves.findIndex((move) => move.type === 'answer' && move.question === 'date');
        const street = isCollected ? [write('address', '12 Sample Street')] : [];
        for (const move of moves.toSpliced(date, 0, ...street)) {
          if (move.type === 'answer' && move.question !== before.step)
            throw new Error(`${before.step} is asked where ${move.question} is expected`);
          answers = answersAfter([move], answers);
          const now = conversationOf(answers, facts);
          if (now.transcript.length <= before.transcript.length)
            throw new Error(`${JSON.stringify(move)} told nothing new`);
          before = now;
        }
        const { step, draft, price } = before;
        expect({ step, draft, price }).toEqual({
          step: 'summary',
          draft: record,
          price: priceOf(car, record.serviceType),
        });
      }
      expect(rest).toHaveLength(2 * 11 * 3 * 2 * 3 * 5);
    },
    120_000,
  );
});

test('another city offers support and the return to Jaipur', () => {
  const elsewhere = [...usualMoves.slice(0, 3), press('location', OTHER)];
  const { step, choices, transcript } = conversationOf(answersAfter(elsewhere), facts);
  expect([step, transcript.at(-1)]).toEqual([
    'otherCity',
    expect.objectContaining({ message: 'unsupported_city' }),
  ]);
  expect(choices.map(({ id }) => id)).toEqual(['jaipur', '+support']);
  expect(stepAfter([...elsewhere, press('otherCity', '+support')])).toBe('support');
  expect(stepAfter([...elsewhere, press('otherCity', 'jaipur')])).toBe('area');
});

describe('a pickup', () => {
  const collected = answersAfter([...usualMoves, press('servicePreference', 'pickup')]);

  test('in a listed area asks for the street and puts it into the draft', () => {
    expect(conversationOf(collected, facts).step).toBe('address');
    const told = conversationOf(answersAfter([write('address', '12 Sample Street')], collected), facts);
    expect(told.step).toBe('summary');
    expect(told.draft).toMatchObject({
      address: '12 Sample Street',
      servicePreference: 'pickup',
    });
  });

  test('in another area asks for the street again', () => {
    const told = answersAfter([write('address', '12 Sample Street')], collected);
    expect(conversationOf(answersAfter([press('area', 'sodala')], told), facts).step).toBe('address');
  });

  test('from a typed address asks for no second one', () => {
    const elsewhere = answersAfter([write('area', '12 Sample Lane', OTHER)], collected);
    expect(conversationOf(elsewhere, facts)).toMatchObject({
      step: 'summary',
      draft: { area: 'other', address: '12 Sample Lane' },
    });
  });
});
