import { expect, test } from 'vitest';
import { createKnownMethods } from '../../../../../src/web/api/known-methods.ts';

const known = createKnownMethods([
  { method: 'ALL', path: '/*' },
  { method: 'POST', path: '/leads' },
  { method: 'PUT', path: '/leads/:id' },
  { method: 'GET', path: '/bookings/:id/calendar.ics' },
  { method: 'GET', path: '/bookings/:id' },
  { method: 'PUT', path: '/bookings/:id' },
]);

test.each([
  ['/leads', ['POST']],
  ['/leads/', ['POST']],
  ['/leads/1', ['PUT']],
  ['/bookings/1', ['GET', 'PUT']],
  ['/bookings/1/calendar.ics', ['GET']],
  ['/bookings/1/calendarxics', []],
  ['/nothing', []],
])('%s takes %j', (path, methods) => {
  expect(known(path)).toEqual(methods);
});
