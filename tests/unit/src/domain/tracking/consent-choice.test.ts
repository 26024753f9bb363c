import { expect, test } from 'vitest';
import { consentChoice } from '../../../../../src/domain/tracking/consent-choice.ts';

test.each([
  ['consent=all', 'all'],
  ['city=pune; consent=none; other=1', 'none'],
  ['', undefined],
  ['consent=', undefined],
  ['consent=maybe', undefined],
  ['consent=allx', undefined],
  ['noconsent=all', undefined],
  ['other=consent=all', undefined],
])('the cookies %j say %s', (cookies, choice) => {
  expect(consentChoice(cookies)).toBe(choice);
});
