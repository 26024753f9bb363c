import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findLocation } from '../../../../client/api/find-location.ts';
import { savedLocation } from '../../../../client/storage/session.ts';
import { stubBrowserStorage } from '../storage/browser-storage.ts';

const JAIPUR = { city: 'Jaipur', state: 'Rajasthan' } as const;
const POINT = { latitude: 26.854_612_3, longitude: 75.824_345_6, accuracy: 39.7 };

/** The calls of the browser's geolocation and of our endpoint, in order. */
let asked: string[];
let options: PositionOptions | undefined;
/** The answers of both: without a position the browser refuses, without `server` the endpoint fails. */
let says: { position: typeof POINT | undefined; server: boolean };

function answerOf(url: string): Response {
  asked.push(url);
  if (!says.server) return new Response('{}', { status: 503 });
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
  asked = [];
  options = undefined;
  says = { position: POINT, server: true };
  vi.stubGlobal('fetch', async (url: string) => answerOf(url));
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition(found: (position: object) => void, refused: () => void, given: PositionOptions) {
        asked.push('the browser');
        options = given;
        if (says.position) found({ coords: says.position });
        else refused();
      },
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const kept = (minutes: number) =>
  savedLocation.set({
    city: 'Pune',
    source: 'ip',
    timestamp: new Date(Date.now() - minutes * 60_000).toISOString(),
  });

test('a place of this session under 30 minutes old is answered and nobody asked', async () => {
  kept(29);
  expect(await findLocation({ asked: true })).toMatchObject({ value: { location: { city: 'Pune' } } });
  expect(asked).toEqual([]);
});

test('an older one is not believed: the network says, the browser is not asked, and the session keeps it', async () => {
  kept(31);
  expect(await findLocation()).toMatchObject({ value: { location: { ...JAIPUR, source: 'ip' } } });
  expect(asked).toEqual(['/api/location']);
  expect(savedLocation.get()).toMatchObject({ city: 'Jaipur', source: 'ip' });
});

test('a visitor who asked for it is found by the browser, at low accuracy, in 5 seconds, at most 5 minutes ago', async () => {
  expect(await findLocation({ asked: true })).toMatchObject({
    value: { location: { source: 'geolocation' }, nearestCity: 'jaipur', distanceMetres: 4200 },
  });
  expect(asked).toEqual(['the browser', '/api/location?lat=26.8546&lng=75.8243&accuracy=40']);
  expect(options).toEqual({ enableHighAccuracy: false, timeout: 5000, maximumAge: 300_000 });
});

test('the fresh variant skips the session and what the browser remembers', async () => {
  kept(1);
  await findLocation({ asked: true, fresh: true });
  expect(asked[0]).toBe('the browser');
  expect(options).toMatchObject({ maximumAge: 0 });
});

test('where the browser says no, the network says', async () => {
  says.position = undefined;
  expect(await findLocation({ asked: true })).toMatchObject({ value: { location: { source: 'ip' } } });
  expect(asked).toEqual(['the browser', '/api/location']);
});

test('where a browser knows no positions, the network says', async () => {
  vi.stubGlobal('navigator', {});
  expect(await findLocation({ asked: true })).toMatchObject({ value: { location: { source: 'ip' } } });
});

test('nobody knows: it could not be detected for who asked, and is unknown for who did not', async () => {
  says = { position: undefined, server: false };
  expect(await findLocation({ asked: true })).toEqual({ ok: false, code: 'not_detected' });
  expect(await findLocation()).toEqual({ ok: false, code: 'unknown' });
});

test('where the network sees a visitor is waited for no longer than 3 seconds', async () => {
  const limits: number[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit);
    return new AbortController().signal;
  });
  await findLocation();
  expect(limits).toEqual([3000]);
  timeout.mockRestore();
});
