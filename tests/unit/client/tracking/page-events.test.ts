import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const load = () => import('../../../../client/tracking/page-events.ts');
const eventOf = (name: 'search' | 'contact') => ({ kind: 'event', event: { name } }) as const;

test('tracking receives the events before it listened first, then each new one at once', async () => {
  vi.stubGlobal('document', { cookie: '__Host-consent=all' });
  const { publishPageEvent, listenToPageEvents } = await load();
  const received: unknown[] = [];
  publishPageEvent(eventOf('search'));
  listenToPageEvents((event) => received.push(event));
  publishPageEvent(eventOf('contact'));
  expect(received).toEqual([eventOf('search'), eventOf('contact')]);
});

test.each(['', '__Host-consent=none'])('with the cookies %j an event is dropped', async (cookie) => {
  const page = { cookie };
  vi.stubGlobal('document', page);
  const { publishPageEvent, listenToPageEvents } = await load();
  publishPageEvent(eventOf('search'));
  page.cookie = '__Host-consent=all';
  const listener = vi.fn();
  listenToPageEvents(listener);
  expect(listener).not.toHaveBeenCalled();
});

test('an error in the listener does not reach the publisher', async () => {
  vi.stubGlobal('document', { cookie: '__Host-consent=all' });
  const { publishPageEvent, listenToPageEvents } = await load();
  listenToPageEvents(() => {
    throw new Error('tracking is broken');
  });
  expect(() => publishPageEvent(eventOf('search'))).not.toThrow();
});
