import { expect, test } from 'vitest';
import { pageTitle } from '../../../../../src/web/document/page-title.ts';

test('a title carries the brand where both fit into what search engines show', () => {
  expect(pageTitle('Privacy policy', 'Pahiya')).toBe('Privacy policy | Pahiya');
  expect(pageTitle('x'.repeat(51), 'Pahiya')).toBe(`${'x'.repeat(51)} | Pahiya`);
  expect(pageTitle('x'.repeat(52), 'Pahiya')).toBe('x'.repeat(52));
});
