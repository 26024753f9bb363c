import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VARIANT_IDS } from '../../../../../../src/features/banners/rules/banner.ts';
import { parseSeen, seenAfter, writeSeen } from '../../../../../../src/features/banners/rules/seen.ts';

const seen = fc.record({
  banner: fc.stringMatching(/^[a-z]{6}$/),
  variant: fc.constantFrom(...VARIANT_IDS),
});

describe('the banners that a visitor saw', () => {
  test('survive the cookie, the newest eight of them', () => {
    fc.assert(
      fc.property(fc.array(seen, { maxLength: 12 }), (list) => {
        expect(parseSeen(writeSeen(list))).toEqual(list.slice(-8));
      }),
    );
  });

  test('anything else that somebody writes into the cookie is ignored', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const { banner } of parseSeen(text)) expect(banner).toMatch(/^[a-z]{6}$/);
      }),
    );
    expect(parseSeen('abcdef.a~<script>.b~ghijkl.z~ABCDEF.a')).toEqual([{ banner: 'abcdef', variant: 'a' }]);
  });

  test('a visitor has one variant of a banner', () => {
    const before = [{ banner: 'abcdef', variant: 'a' }] as const;
    expect(seenAfter(before, [{ banner: 'abcdef', variant: 'b' }])).toEqual([
      { banner: 'abcdef', variant: 'b' },
    ]);
  });
});
