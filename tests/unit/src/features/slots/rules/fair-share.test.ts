import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  brakeOf,
  type Claimant,
  keptSeats,
  limitsOf,
  reasonToWait,
  type SeatUse,
} from '../../../../../../src/features/slots/rules/fair-share.ts';
import { createCity, type SimulatedClaim } from './simulated-city.ts';

const nobody: SeatUse = {
  ofNumber: 0,
  ofDevice: 0,
  ofNetwork: 0,
  ofNetworkOnDate: 0,
  ofPart: 0,
  ofPartOnDate: 0,
  unverifiedInSlot: 0,
  unverifiedOpen: 0,
  unverifiedLately: 0,
  ofNetworkLately: 0,
};
const busy = { ...nobody, unverifiedLately: 18, ofNetworkLately: 2 };
const full = { ...nobody, unverifiedOpen: 37, ofNetwork: 2, unverifiedInSlot: 2 };
const crowd = { ...nobody, unverifiedLately: 60, unverifiedInSlot: 2 };
const visitor: Claimant = { network: 'n', number: 'm', device: 'd', isVerified: false };
const person: Claimant = { ...visitor, isVerified: true };
const offer = { capacity: 6, seatsOfDay: 30 };

describe('reasonToWait, at six seats a slot', () => {
  test.each([
    ['a first claim gets its seat', nobody, visitor, undefined],
    ['a third seat of one number waits', { ...nobody, ofNumber: 2 }, visitor, 'number'],
    ['a fourth seat of one device waits', { ...nobody, ofDevice: 3 }, visitor, 'device'],
    [
      'a browser at its first form has no device',
      { ...nobody, ofDevice: 9 },
      { network: 'n', number: 'm', isVerified: false },
      undefined,
    ],
    ['a sixteenth seat of one network waits', { ...nobody, ofNetwork: 15 }, visitor, 'network'],
    ['an eighth seat of one network on one day waits', { ...nobody, ofNetworkOnDate: 7 }, visitor, 'network'],
    ['a fifth unverified seat of one slot waits', { ...nobody, unverifiedInSlot: 4 }, visitor, 'kept'],
    ['an eighth seat of one /64 waits', { ...nobody, ofPart: 7 }, visitor, 'network'],
    ['a fourth seat of one /64 on one day waits', { ...nobody, ofPartOnDate: 3 }, visitor, 'network'],
    ['a busy city stops a network with its own part', busy, visitor, 'rate'],
    ['a busy city stops no other network', { ...busy, ofNetworkLately: 1 }, visitor, undefined],
    ['a full city stops a network with its own part in half of a slot', full, visitor, 'network'],
    ['a full city stops no other network', { ...full, ofNetwork: 1 }, visitor, undefined],
    ['a full city leaves the first half to all', { ...full, unverifiedInSlot: 1 }, visitor, undefined],
    ['a crowd leaves strangers the first third of a slot', crowd, visitor, 'rate'],
    ['a crowd stops nobody there', { ...crowd, unverifiedInSlot: 1 }, visitor, undefined],
    [
      'a crowd stops a second seat of a network',
      { ...crowd, unverifiedInSlot: 0, ofNetworkLately: 1 },
      visitor,
      'rate',
    ],
    ['a crowd stops no verified visitor', { ...crowd, ofNetworkLately: 9 }, person, undefined],
    [
      'a verified visitor gets a kept seat at any rate',
      { ...nobody, unverifiedInSlot: 4, unverifiedLately: 900 },
      person,
      undefined,
    ],
    ['a verified network has two days', { ...nobody, ofNetwork: 59, ofNetworkOnDate: 14 }, person, undefined],
    ['even a verified network cannot take a day', { ...nobody, ofNetworkOnDate: 15 }, person, 'network'],
  ] as const)('%s', (_, use, claimant, reason) => expect(reasonToWait(use, claimant, offer)).toBe(reason));
});

describe('the brake', () => {
  test('is never pulled for all strangers by ten networks, in any order, at any capacity', () => {
    const claims = fc.array(
      fc.record<SimulatedClaim>({
        network: fc.integer({ min: 0, max: 9 }),
        number: fc.integer({ min: 0, max: 10_000 }),
        day: fc.integer({ min: 0, max: 20 }),
        slot: fc.integer({ min: 0, max: 4 }),
        isVerified: fc.constant(false),
        minute: fc.integer({ min: 0, max: 1_439 }),
      }),
      { minLength: 100, maxLength: 400 },
    );
    fc.assert(
      fc.property(claims, fc.integer({ min: 1, max: 20 }), (wanted, capacity) => {
        const city = createCity(capacity);
        for (const claim of wanted) city.claim(claim);
        expect(city.seats.length).toBeLessThan(brakeOf(capacity * 5).crowd);
      }),
      { numRuns: 60 },
    );
  });

  test('leaves no trace of a seat that was taken and released', () => {
    const city = createCity(6);
    const claim = { network: 1, number: 1, day: 2, slot: 0, isVerified: false, minute: 0 };
    for (let again = 0; again < 200; again += 1) {
      expect(city.claim({ ...claim, number: again })).toBe('seat');
      city.release(again);
    }
    expect(city.claim({ ...claim, network: 2, number: 999 })).toBe('seat');
  });
});

describe('the limits', () => {
  test('keep a third of a slot, and give no network a whole day at any capacity', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 1_000 }), fc.boolean(), (capacity, isVerified) => {
        const seatsOfDay = capacity * 5;
        const limits = limitsOf({ isVerified }, seatsOfDay);
        expect(keptSeats(capacity) * 3).toBeLessThanOrEqual(capacity);
        expect(keptSeats(capacity)).toBeGreaterThan(0);
        expect(limits.networkOnDate).toBeLessThanOrEqual(seatsOfDay / 2);
        expect(limits.number).toBeLessThan(limitsOf({ isVerified: true }, seatsOfDay).number + 1);
      }),
    );
  });

  const claims = fc.array(
    fc.record<SimulatedClaim>({
      network: fc.integer({ min: 0, max: 5 }),
      number: fc.integer({ min: 0, max: 60 }),
      day: fc.integer({ min: 0, max: 6 }),
      slot: fc.integer({ min: 0, max: 4 }),
      isVerified: fc.boolean(),
      minute: fc.integer({ min: 0, max: 59 }),
    }),
    { maxLength: 400 },
  );

  test('hold for any claims in any order: no network, number or crowd of strangers has more than its share', () => {
    fc.assert(
      fc.property(claims, fc.integer({ min: 1, max: 20 }), (wanted, capacity) => {
        const city = createCity(capacity);
        for (const claim of wanted) city.claim(claim);
        const limits = limitsOf({ isVerified: false }, capacity * 5);
        const verified = limitsOf({ isVerified: true }, capacity * 5);
        for (const network of [0, 1, 2, 3, 4, 5]) {
          const seats = city.seats.filter((seat) => seat.network === network);
          expect(seats.length).toBeLessThanOrEqual(verified.network);
          if (seats.every((seat) => !seat.isVerified))
            expect(seats.length).toBeLessThanOrEqual(limits.network);
        }
        for (const { day, slot } of city.seats) {
          const inSlot = city.seats.filter((seat) => seat.day === day && seat.slot === slot);
          expect(inSlot.length).toBeLessThanOrEqual(capacity);
          expect(inSlot.filter((seat) => !seat.isVerified).length).toBeLessThanOrEqual(
            capacity - keptSeats(capacity),
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  test('hold for any crowd of unverified strangers: a verified visitor still finds a seat in every slot', () => {
    fc.assert(
      fc.property(claims, (wanted) => {
        const city = createCity(6);
        for (const claim of wanted) city.claim({ ...claim, isVerified: false });
        for (const [day, slot] of [0, 1, 2].flatMap((one) =>
          [0, 1, 2, 3, 4].map((other) => [one, other] as const),
        )) {
          const own = { network: 1_000 + day * 5 + slot, number: 1_000 + day * 5 + slot };
          expect(city.claim({ ...own, day, slot, isVerified: true, minute: 59 })).toBe('seat');
        }
      }),
      { numRuns: 40 },
    );
  });
});
