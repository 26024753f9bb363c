import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SendProblem } from '../../../../client/ui/SendProblem.tsx';

const markupOf = (code: 'too_many_requests' | 'robot_suspected' | 'failed', phone?: string): string =>
  renderToStaticMarkup(
    createElement(SendProblem, {
      error: { code, phone },
      failed: 'Something went wrong. Please try again.',
    }),
  ).replaceAll(/<(?!\/?a\b)[^>]+>/g, '');

const CALL = '<a href="tel:+919000012345">+91 90000 12345</a>';

test.each([
  ['too_many_requests', 'Too many attempts. Please wait a minute and send it again, or call us:'],
  [
    'robot_suspected',
    'We could not confirm that you are a person. Please wait a minute and send it again, or call us:',
  ],
  ['failed', 'Something went wrong. Please try again. Or call us:'],
] as const)('%s shows a sentence that ends with a link to the phone number', (code, sentence) => {
  expect(markupOf(code, '+91 90000 12345').replaceAll(/\s+/g, ' ')).toContain(`${sentence} ${CALL}`);
});

test('without a phone number the error message stands alone', () => {
  expect(markupOf('failed').trim()).toBe('Something went wrong. Please try again.');
});
