import { expect, test, vi } from 'vitest';
import { isAnswerToForm } from '../../../../client/loader/page.ts';

test.each([
  ['/api/leads', true],
  ['/hi/api/leads', true],
  ['/api/bookings/1/reschedule', true],
  ['/', false],
  ['/hi', false],
  ['/booking/1', false],
  ['/hi/booking/1', false],
])('a page at %s answers a refused form: %s', (pathname, isAnswer) => {
  vi.stubGlobal('location', { pathname });
  expect(isAnswerToForm()).toBe(isAnswer);
});
