import { expect, test } from 'vitest';
import { cleanName } from '../../../../src/values/campaign.ts';
import { cutText } from '../../../../src/values/cut-text.ts';
import { UTM_LENGTH_MAX, utmOf } from '../../../../src/values/utm.ts';
import { noted } from '../../../../src/web/contract/fields.ts';

test('a text is cut before an emoji that does not fit', () => {
  expect(cutText('ab😀', 4)).toBe('ab😀');
  expect(cutText('ab😀', 3)).toBe('ab');
  expect(cutText('ab', 9)).toBe('ab');
});

test.each([
  ['a value that the browser collects', (text: string) => noted(60).parse(text)],
  ['a UTM value', (text: string) => utmOf(new URLSearchParams({ utm_term: text })).utm_term ?? ''],
  ['the name of a campaign', (text: string) => cleanName(text) ?? ''],
])('%s ends with no half of a letter outside the basic plane', (_, cut) => {
  for (const length of [59, UTM_LENGTH_MAX - 1])
    expect(cut(`${'a'.repeat(length)}${'𝐂'.repeat(70)}`).isWellFormed()).toBe(true);
});
