import { expect, test } from 'vitest';
import { consentChoice } from '../../../../../../src/features/tracking/rules/consent-choice.ts';

test.each([
  ['__Host-consent=all', 'all'],
  ['city=pune; __Host-consent=none; other=1', 'none'],
  ['', undefined],
  ['__Host-consent=', undefined],
  ['__Host-consent=maybe', undefined],
  ['__Host-consent=allx', undefined],
  ['no__Host-consent=all', undefined],
  ['other=__Host-consent=all', undefined],
])('the cookies %j say %s', (cookies, choice) => {
  expect(consentChoice(cookies)).toBe(choice);
});
