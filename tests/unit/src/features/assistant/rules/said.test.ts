import { describe, expect, test } from 'vitest';
import { heardServices } from '../../../../../../src/features/assistant/api.ts';
import { currentQuestion } from '../../../../../../src/features/assistant/rules/answer-problems.ts';
import {
  type Answers,
  noAnswers,
  type Question,
} from '../../../../../../src/features/assistant/rules/answers.ts';
import { applySaid } from '../../../../../../src/features/assistant/rules/apply-said.ts';
import type { AssistantFacts } from '../../../../../../src/features/assistant/rules/facts.ts';
import { createReader, type ListedCars } from '../../../../../../src/features/assistant/rules/said.ts';
import type { Said } from '../../../../../../src/features/assistant/rules/sentence.ts';
import { facts as sample } from './sample-facts.ts';

/** The cars that the sentences name, with the fuel types that the price sheet has. */
const cars: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Maruti: {
    Swift: ['Petrol', 'CNG'],
    Baleno: ['Petrol'],
    'Wagon R': ['Petrol', 'CNG'],
    Alto: ['Petrol'],
    Dzire: ['Petrol', 'CNG'],
  },
  Hyundai: { Creta: ['Petrol', 'Diesel'], i20: ['Petrol', 'Diesel'] },
  Tata: { Nexon: ['Petrol', 'Diesel', 'Electric'] },
  Mahindra: { Scorpio: ['Diesel'], XUV700: ['Petrol', 'Diesel'] },
  Honda: { City: ['Petrol'] },
};

/** Tuesday, 10 March 2026, eight in the morning in India. */
const facts: AssistantFacts = {
  ...sample,
  prices: {
    ...sample.prices,
    manufacturers: () => Object.keys(cars),
    models: (brand) => Object.keys(cars[brand] ?? {}),
    fuelTypes: (brand, model) => cars[brand]?.[model] ?? [],
  },
};

const listed: ListedCars = {
  manufacturers: Object.entries(cars).map(([name, models]) => ({
    name,
    models: Object.entries(models).map(([model, fuelTypes]) => ({ name: model, fuelTypes })),
  })),
};
const read = createReader(listed, heardServices);

/** The answers in one line: the car, the place, the service, the way, the day and the slot, or another service. */
function inShort({ answers, otherService }: Said): string {
  const choice = (question: Question) => answers[question]?.choice;
  const car = [choice('manufacturer'), choice('model'), choice('fuelType')].filter(Boolean).join(' ');
  return [
    car,
    choice('area') ?? choice('location'),
    choice('serviceType') ?? (otherService && `not ${otherService}`),
    choice('servicePreference'),
    answers.date?.text?.slice(5),
    choice('timeSlot'),
  ]
    .filter(Boolean)
    .join(', ');
}

const english = [
  ['my swift ac is not cooling', 'Maruti Swift, ac'],
  ['Baleno service tomorrow morning', 'Maruti Baleno Petrol, express, 03-11, 9-11'],
  ['dent on my creta diesel', 'Hyundai Creta Diesel, panel-paint'],
  ['I need a new battery', 'not battery'],
  ['tomorrow at 10 am', '03-11, 9-11'],
  ['day after tomorrow evening', '03-12, 17-19'],
  ['Friday 3 pm', '03-13, 15-17'],
  ['today at 12', '03-10, 11-13'],
  ['tomorrow 2:30 pm', '03-11, 13-15'],
  ['tomorrow 11.30 am', '03-11, 11-13'],
  ['tomorrow 12:30pm', '03-11, 11-13'],
  ['tomorrow 9-11 AM', '03-11, 9-11'],
  ['tomorrow 1-3 PM', '03-11, 13-15'],
  ['tomorrow between 1 and 3', '03-11, 13-15'],
  ['tomorrow between 11 and 1 pm', '03-11, 11-13'],
  ['tomorrow between 9 and 11 in the morning', '03-11, 9-11'],
  ['tomorrow, 3 to 5 pm', '03-11, 15-17'],
  ['tomorrow 11 AM-1 PM', '03-11, 11-13'],
  ['tomorrow 11-1 pm', '03-11, 11-13'],
  ['tomorrow 10-12 pm', '03-11, 9-11'],
  ['kal 10 se 12 baje', '03-11, 9-11'],
  ['i20 on 25 March 11 am', 'Hyundai i20, 03-25, 11-13'],
  ['25 March, 11 am', '03-25, 11-13'],
  ['March 28 in the afternoon', '03-28, 13-15'],
  ['pick it up please, free pickup', 'pickup'],
  ['I will bring it myself, walk in', 'walk_in'],
  ['Malviya Nagar', 'malviya-nagar'],
  ['I live in C-Scheme Jaipur', 'c-scheme'],
  ['Nexon electric in Mansarovar', 'Tata Nexon Electric, mansarovar'],
  ['diesel', 'Diesel'],
  ['express service for Wagon R CNG', 'Maruti Wagon R CNG, express'],
  ['scratch on the bumper of my i20', 'Hyundai i20, panel-paint'],
  ['gas refill for the air conditioner', 'ac'],
  ['front glass is broken', 'not windshield'],
  ['hello', ''],
] as const;

const hinglish = [
  ['meri swift ka ac thanda nahi karta', 'Maruti Swift, ac'],
  ['kal subah 10 baje', '03-11, 9-11'],
  ['parso shaam ko', '03-12, 17-19'],
  ['aaj dopahar 2 baje', '03-10, 13-15'],
  ['gadi ki service karani hai', 'express'],
  ['scorpio ki service kal', 'Mahindra Scorpio Diesel, express, 03-11'],
  ['battery badalni hai', 'not battery'],
  ['dent nikalwana hai alto ka', 'Maruti Alto Petrol, panel-paint'],
  ['ghar se le jao', 'pickup'],
  ['main khud le aaunga', 'walk_in'],
  ['gadi lene aa jao somvar ko', 'pickup, 03-16'],
  ['shanivar 11 baje', '03-14, 11-13'],
  ['itvar ko subah', '03-15, 9-11'],
  ['25 tarikh ko', '03-25'],
  ['honda city petrol', 'Honda City Petrol'],
  ['mansarovar me rehta hu', 'mansarovar'],
  ['vaishali nagar jaipur', 'vaishali-nagar'],
  ['dzire cng ka ac gas bharvani hai', 'Maruti Dzire CNG, ac'],
  ['sham 5 baje', '17-19'],
  ['kal subah das baje', '03-11, 9-11'],
  ['kal 9 se 11 baje', '03-11, 9-11'],
  ['tyre me puncture hai', 'not tyre'],
] as const;

const hindi = [
  ['मेरी स्विफ्ट का एसी ठंडा नहीं करता', 'Maruti Swift, ac'],
  ['बैटरी बदलनी है', 'not battery'],
  ['कल सुबह 10 बजे', '03-11, 9-11'],
  ['कल सुबह १० बजे', '03-11, 9-11'],
  ['कल दोपहर २:३० बजे', '03-11, 13-15'],
  ['कल 3 से 5 बजे', '03-11, 15-17'],
  ['परसों शाम', '03-12, 17-19'],
  ['कल शाम पाँच बजे', '03-11, 17-19'],
  ['आज दोपहर 2 बजे', '03-10, 13-15'],
  ['गाड़ी की सर्विस करानी है', 'express'],
  ['बलेनो पेट्रोल', 'Maruti Baleno Petrol'],
  ['क्रेटा डीज़ल में डेंट है', 'Hyundai Creta Diesel, panel-paint'],
  ['नेक्सॉन इलेक्ट्रिक', 'Tata Nexon Electric'],
  ['वैगन आर सीएनजी', 'Maruti Wagon R CNG'],
  ['मानसरोवर', 'mansarovar'],
  ['मैं सी स्कीम में रहता हूँ', 'c-scheme'],
  ['मालवीय नगर, जयपुर', 'malviya-nagar'],
  ['घर से ले जाओ', 'pickup'],
  ['मैं खुद ले आऊँगा', 'walk_in'],
  ['शुक्रवार 3 बजे', '03-13, 15-17'],
  ['२५ मार्च', '03-25'],
  ['रविवार शाम को', '03-15, 17-19'],
  ['स्कॉर्पियो की सर्विस', 'Mahindra Scorpio Diesel, express'],
  ['शीशा टूट गया', 'not windshield'],
  ['नमस्ते', ''],
] as const;

test('the table has more than 60 sentences', () => {
  expect(english.length + hinglish.length + hindi.length).toBeGreaterThan(60);
});

test.each([...english, ...hinglish, ...hindi])('%o gives: %s', (sentence, answers) => {
  expect(inShort(read(sentence, facts.now))).toBe(answers);
});

describe('a sentence in a conversation', () => {
  const say = (sentence: string, before: Answers = noAnswers) =>
    applySaid(before, read(sentence, facts.now).answers, facts);

  test('answers every question that it names, and the next question is the first that it leaves open', () => {
    const said = say('मेरी स्विफ्ट का एसी ठंडा नहीं करता, कल सुबह 10 बजे');
    expect(said?.given).toEqual({
      manufacturer: { choice: 'Maruti' },
      model: { choice: 'Swift' },
      serviceType: { choice: 'ac' },
      date: { choice: 'tomorrow', text: '2026-03-11' },
      timeSlot: { choice: '9-11' },
    });
    expect(said && currentQuestion(said, facts).current).toBe('fuelType');
  });

  test('replaces an earlier answer, and drops the answers that no longer fit', () => {
    expect(say('creta', say('swift cng'))?.given).toEqual({
      manufacturer: { choice: 'Hyundai' },
      model: { choice: 'Creta' },
    });
  });

  test('ends the support step, as a pressed button does', () => {
    expect(say('swift', { given: {}, detour: 'support' })).not.toHaveProperty('detour');
  });

  test('without an answer that fits is refused', () => {
    expect(say('namaste')).toBeUndefined();
    // A slot needs a day.
    expect(say('10 baje')).toBeUndefined();
  });

  test('is refused once the booking is confirmed', () => {
    expect(say('swift', { given: {}, bookingId: 'CAR1' })).toBeUndefined();
  });
});
