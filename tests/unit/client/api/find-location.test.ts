import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findLocation } from '../../../../client/api/find-location.ts';
import { savedLocation } from '../../../../client/storage/session.ts';
import { stubBrowserStorage } from '../storage/browser-storage.ts';

const JAIPUR = { city: 'Jaipur', state: 'Rajasthan' } as const;
const POINT = { latitude: 26.854_612_3, longitude: 75.824_345_6, accuracy: 39.7 };

/** The calls of the browser's geolocation and of our endpoint, in order. */
let calls: string[];
let options: PositionOptions | undefined;
/** The answers of both: without a position the browser refuses, without `server` the endpoint fails. */
let answers: { position: typeof POINT | undefined; server: boolean };

function answerOf(url: string): Response {
  calls.push(url);
  if (!answers.server) return new Response('{}', { status: 503 });
  const source = url.includes('?') ? 'geolocation' : 'ip';
  return Response.json({
    location: { ...JAIPUR, source, timestamp: new Date().toISOString() },
    nearestCity: 'jaipur',
    distanceMetres: 4200,
    isServiceable: true,
    targeting: { confidence: 80, tier: 'high', reason: 'confidence_high' },
  });
}

beforeEach(() => {
  stubBrowserStorage();
  savedLocation.set(undefined);
  calls = [];
  options = undefined;
  answers = { position: POINT, server: true };
  vi.stubGlobal('fetch', async (url: string) => answerOf(url));
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition(found: (position: object) => void, refused: () => void, given: PositionOptions) {
        calls.push('the browser');
        options = given;
        if (answers.position) found({ coords: answers.position });
        else refused();
      },
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const storePlace = (minutes: number) =>
  savedLocation.set({
    city: 'Pune',
    source: 'ip',
    timestamp: new Date(Date.now() - minutes * 60_000).toISOString(),
  });

test('a stored place under 30 minutes old is the answer without any call', async () => {
  storePlace(29);
  expect(await findLocation({ asked: true })).toMatchObject({ value: { location: { city: 'Pune' } } });
  expect(calls).toEqual([]);
});

test('an older place is replaced by the place of the network without asking the browser', async () => {
  storePlace(31);
  expect(await findLocation()).toMatchObject({ value: { location: { ...JAIPUR, source: 'ip' } } });
  expect(calls).toEqual(['/api/location']);
  expect(savedLocation.get()).toMatchObject({ city: 'Jaipur', source: 'ip' });
});

test('at the visitor’s request the browser answers within 5 s, at low accuracy, from the last 5 minutes', async () => {
  expect(await findLocation({ asked: true })).toMatchObject({
    value: { location: { source: 'geolocation' }, nearestCity: 'jaipur', distanceMetres: 4200 },
  });
  expect(calls).toEqual(['the browser', '/api/location?lat=26.8546&lng=75.8243&accuracy=40']);
  expect(options).toEqual({ enableHighAccuracy: false, timeout: 5000, maximumAge: 300_000 });
});

test('the fresh variant ignores the stored place and the browser’s cached position', async () => {
  storePlace(1);
  await findLocation({ asked: true, fresh: true });
  expect(calls[0]).toBe('the browser');
  expect(options).toMatchObject({ maximumAge: 0 });
});

test('the network answers when the browser refuses', async () => {
  answers.position = undefined;
  expect(await findLocation({ asked: true })).toMatchObject({ value: { location: { source: 'ip' } } });
  expect(calls).toEqual(['the browser', '/api/location']);
});

test('the network answers when the browser has no geolocation', async () => {
  vi.stubGlobal('navigator', {});
  expect(await findLocation({ asked: true })).toMatchObject({ value: { location: { source: 'ip' } } });
});

test('without any answer the place is not_detected for a visitor who asked, and unknown for others', async () => {
  answers = { position: undefined, server: false };
  expect(await findLocation({ asked: true })).toEqual({ ok: false, code: 'not_detected' });
  expect(await findLocation()).toEqual({ ok: false, code: 'unknown' });
});

test('the network look-up ends after 3 seconds', async () => {
  const limits: number[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit);
    return new AbortController().signal;
  });
  await findLocation();
  expect(limits).toEqual([3000]);
  timeout.mockRestore();
});
