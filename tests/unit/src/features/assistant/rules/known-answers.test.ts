import { describe, expect, test } from 'vitest';
import { noAnswers, OTHER } from '../../../../../../src/features/assistant/rules/answers.ts';
import { conversationOf } from '../../../../../../src/features/assistant/rules/conversation.ts';
import { converse } from '../../../../../../src/features/assistant/rules/converse.ts';
import {
  bookableFor,
  withKnownAnswers,
} from '../../../../../../src/features/assistant/rules/known-answers.ts';
import { bookableServices } from '../../../../../../src/features/bookings/rules/booking-record.ts';
import { offeredServices } from '../../../../../../src/features/offers/index.ts';
import { answersAfter, facts, press, usualMoves, write } from './sample-facts.ts';

const swift = { manufacturer: 'Maruti', model: 'Swift', fuelType: 'Petrol' };
const nexon = { manufacturer: 'Tata', model: 'Nexon', fuelType: 'Diesel' };

describe('what the page knows', () => {
  test('leaves the question for the street side: car, city, area and service are answered', () => {
    const answers = withKnownAnswers(
      noAnswers,
      { car: swift, location: 'jaipur', area: 'mansarovar', serviceType: 'ac' },
      facts,
    );
    const { step, draft } = conversationOf(answers, facts);
    expect(step).toBe('servicePreference');
    expect(draft).toMatchObject({
      ...swift,
      location: 'jaipur',
      area: 'mansarovar',
      serviceType: 'ac',
    });
  });

  test('may come through converse, and changes nothing the second time', () => {
    const known = { car: swift, location: 'jaipur' };
    const first = converse(noAnswers, { type: 'known', known }, facts);
    if (!first.ok) throw new Error(first.code);
    const second = converse(first.value, { type: 'known', known }, facts);
    expect(second.ok && second.value).toBe(first.value);
  });

  test('leaves out values that the conversation does not offer', () => {
    const answers = withKnownAnswers(
      noAnswers,
      { car: { ...swift, fuelType: 'Diesel' }, location: 'Kota', area: 'Lal Kothi', serviceType: 'car-spa' },
      facts,
    );
    expect(answers.given).toEqual({ manufacturer: { choice: 'Maruti' }, model: { choice: 'Swift' } });
  });

  test('never replaces an answer of the visitor about place or service', () => {
    const answers = answersAfter(usualMoves);
    expect(withKnownAnswers(answers, { area: 'sodala', serviceType: 'ac' }, facts)).toBe(answers);
  });

  test('replaces a listed car by one that the visitor chose on a page later', () => {
    const answers = withKnownAnswers(answersAfter(usualMoves), { car: nexon }, facts);
    expect(conversationOf(answers, facts).draft).toMatchObject({ ...nexon, fullName: 'Sample Visitor' });
  });

  test('leaves a typed car, a car without a price, a half-answered car and a confirmed booking alone', () => {
    const typed = answersAfter([write('manufacturer', 'Ambassador', OTHER)]);
    expect(withKnownAnswers(typed, { car: nexon }, facts)).toBe(typed);
    const half = answersAfter(usualMoves.slice(0, 1));
    expect(withKnownAnswers(half, { car: nexon }, facts)).toBe(half);
    const whole = answersAfter(usualMoves);
    const unknown = { manufacturer: 'Fiat', model: 'Punto', fuelType: 'Petrol' };
    expect(withKnownAnswers(whole, { car: unknown }, facts)).toBe(whole);
    const booked = { ...whole, bookingId: 'CAR00001' };
    expect(withKnownAnswers(booked, { car: nexon }, facts)).toBe(booked);
  });

  test('does not answer for another city, which the visitor chose', () => {
    const elsewhere = answersAfter([...usualMoves.slice(0, 3), press('location', OTHER)]);
    expect(withKnownAnswers(elsewhere, { location: 'jaipur' }, facts)).toBe(elsewhere);
  });
});

test.each(offeredServices)('a page about %s means the service that a booking stores', (id) => {
  const booked = id === 'denting' ? 'panel-paint' : id;
  const isBookable = bookableServices.some((service) => service === booked);
  expect(bookableFor(id)).toBe(isBookable ? booked : undefined);
});
