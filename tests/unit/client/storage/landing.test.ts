import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readLanding, rememberLanding } from '../../../../client/storage/landing.ts';
import { stubBrowserStorage } from './browser-storage.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  stubBrowserStorage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ORIGIN = 'https://pahiya.example';

/** Opens a page of the site at a time in ms. */
function arrive(at: number, path: string, referrer = ''): void {
  vi.setSystemTime(at);
  const { href, origin, search } = new URL(path, ORIGIN);
  vi.stubGlobal('location', { href, origin, search });
  vi.stubGlobal('document', { referrer });
  rememberLanding();
}

describe('the landing of a visit', () => {
  test('is its first page, whatever page comes after it', () => {
    arrive(1000, '/services?utm_source=mail', 'https://mail.example/');
    arrive(2000, '/book', `${ORIGIN}/services`);
    expect(readLanding()).toEqual({
      at: 1000,
      url: `${ORIGIN}/services?utm_source=mail`,
      referrer: 'https://mail.example/',
    });
  });

  test.each([
    '/?utm_campaign=monsoon',
    '/?fbclid=IwAR1',
    '/express?car=a&gclid=Cj0K',
    '/?gbraid=0AAA',
    '/?wbraid=Cj8',
  ])('is the later click %s on an advertisement in the same tab, which begins a visit of its own', (path) => {
    arrive(1000, '/about');
    arrive(2000, path, 'https://ads.example/');
    expect(readLanding()).toEqual({
      at: 2000,
      url: `${ORIGIN}${path}`,
      referrer: 'https://ads.example/',
    });
  });

  test('stays at a link of our own with a campaign, and at a reload', () => {
    arrive(1000, '/?utm_source=mail');
    arrive(2000, '/express?utm_source=home', `${ORIGIN}/`);
    arrive(3000, '/?utm_source=mail');
    expect(readLanding()).toMatchObject({ at: 1000, url: `${ORIGIN}/?utm_source=mail` });
  });
});
