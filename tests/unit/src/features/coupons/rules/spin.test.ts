import { describe, expect, test } from 'vitest';
import {
  drawSegment,
  segmentMiddle,
  segmentOdds,
  spinCouponCode,
  turnTo,
} from '../../../../../../src/features/coupons/rules/spin.ts';

const segments = [
  { id: 'ac-check', weight: 30 },
  { id: 'wash', weight: 25 },
  { id: 'off-100', weight: 20 },
  { id: 'off-200', weight: 12 },
  { id: 'off-300', weight: 6 },
  { id: 'off-500', weight: 4 },
  { id: 'polish', weight: 2 },
  { id: 'free-service', weight: 1 },
];

/** The mulberry32 generator, which gives the same numbers at every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

test.each([1, 2026, 424_242])(
  '10,000 draws from seed %i match the weights (chi-square, 7 degrees, 0.1%%)',
  (seed) => {
    const draws = 10_000;
    const random = seeded(seed);
    const counts = new Map<string, number>();
    for (let draw = 0; draw < draws; draw += 1) {
      const { id } = drawSegment(segments, random);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    const chiSquare = segments.reduce((sum, { id, weight }) => {
      const expected = (draws * weight) / 100;
      return sum + ((counts.get(id) ?? 0) - expected) ** 2 / expected;
    }, 0);
    expect(chiSquare).toBeLessThan(24.32);
  },
);

describe('a single draw', () => {
  test('returns the segment whose share contains the number', () => {
    expect(drawSegment(segments, () => 29).id).toBe('ac-check');
    expect(drawSegment(segments, () => 30).id).toBe('wash');
    expect(drawSegment(segments, () => 99).id).toBe('free-service');
    expect(drawSegment(segments, () => 100).id).toBe('ac-check');
  });

  test('draws again when the number is above the last full multiple', () => {
    const numbers = [2 ** 32 - 1, 99];
    expect(drawSegment(segments, () => numbers.shift() ?? 0).id).toBe('free-service');
    expect(numbers).toEqual([]);
  });

  test('never returns a segment of weight 0', () => {
    const wheel = [
      { id: 'never', weight: 0 },
      { id: 'always', weight: 3 },
    ];
    expect([0, 1, 2, 3].map((number) => drawSegment(wheel, () => number).id)).toEqual(
      Array(4).fill('always'),
    );
  });

  test.each([[[]], [[{ id: 'a', weight: 0 }]], [[{ id: 'a', weight: -1 }]], [[{ id: 'a', weight: 0.5 }]]])(
    'refuses the wheel %j',
    (wheel) => {
      expect(() => drawSegment(wheel, () => 0)).toThrow(RangeError);
    },
  );
});

test('the odds shown add up to one', () => {
  const odds = segmentOdds(segments);
  expect(odds[7]).toEqual({ segment: segments[7], odds: 0.01 });
  expect(odds.reduce((sum, entry) => sum + entry.odds, 0)).toBeCloseTo(1);
});

describe('the wheel', () => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7])('brings segment %i of eight to rest under the pointer', (index) => {
    expect((segmentMiddle(index, 8) + turnTo(index, 8)) % 360).toBe(0);
    expect(turnTo(index, 8)).toBeGreaterThan(5 * 360);
  });
});

describe("a spin coupon's code", () => {
  test('has eight letters that people do not confuse', () => {
    let next = 0;
    const code = spinCouponCode(() => {
      next += 7;
      return next;
    });
    expect(code).toMatch(/^SPIN-[A-HJKMNP-TV-Z2-9]{8}$/);
  });
});
