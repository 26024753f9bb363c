import { expect, test } from 'vitest';
import {
  googleClick,
  googleIdOf,
  keptGoogleClick,
} from '../../../../../../src/features/tracking/rules/google-click.ts';

const AT = 1_795_000_000_000;

test('of several ids in one address the first of gclid, gbraid and wbraid counts', () => {
  expect(googleIdOf({ wbraid: 'w', gbraid: 'b', fbclid: 'f' })).toEqual({ gbraid: 'b' });
  expect(googleIdOf({ wbraid: 'w', gclid: 'c' })).toEqual({ gclid: 'c' });
  expect(googleIdOf({ fbclid: 'f' })).toEqual({});
});

test.each([
  ['a first click', { gbraid: '0AAA_b.c' }, undefined, 'gbraid.1795000000000.0AAA_b.c'],
  ['a later click of another kind', { gclid: 'new' }, 'wbraid.1794999999999.old', 'gclid.1795000000000.new'],
  ['the same click again', { gclid: 'same' }, 'gclid.1700000000000.same', undefined],
  ['a click of another tab that came earlier', { gclid: 'old' }, 'gclid.1795000000001.new', undefined],
  ['no click', {}, 'gclid.1700000000000.same', undefined],
  ['a cookie that is none', { gclid: 'a' }, '<script>', 'gclid.1795000000000.a'],
])('%s', (_story, ids, cookie, written) => {
  expect(googleClick(ids, cookie, AT)).toBe(written);
  if (written !== undefined) expect(keptGoogleClick(written)).toMatchObject({ ids, at: AT });
});
