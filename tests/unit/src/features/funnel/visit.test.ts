import { describe, expect, test } from 'vitest';
import { countsOf } from '../../../../../src/features/funnel/rules/steps.ts';
import { type OpenedPage, visitOfGesture, visitOfPage } from '../../../../../src/features/funnel/visit.ts';

const page = (given: Partial<OpenedPage> = {}): OpenedPage => ({
  showsPrices: true,
  booksHere: false,
  begins: false,
  isOwn: false,
  unseen: [],
  isBanner: (id) => id === 'abcdef' || id === 'ghijkl',
  now: new Date('2026-11-22T20:00:00Z'),
  ...given,
});

const request = (cookie = '', url = 'https://pahiya.example/services/ac') =>
  new Request(url, { headers: { Cookie: cookie, Referer: 'https://www.google.com/' } });

const steps = (counted: ReturnType<typeof visitOfPage>, dimension = 'all') =>
  counted &&
  countsOf(counted.reached)
    .filter((one) => one.dimension === dimension)
    .map(({ step, value }) => `${step} ${value}`.trim());

describe('the steps of an opened page', () => {
  test('the first page with a price is a visit and a price seen, on the day in India', () => {
    const counted = visitOfPage(request(), page({ begins: true }));
    expect(steps(counted)).toEqual(['visit', 'price']);
    expect(steps(counted, 'source')).toEqual(['visit google', 'price google']);
    expect(counted?.reached.day).toBe('2026-11-23');
    expect(counted?.cookie).toBe(
      '__Host-funnel=google.vp..%2Fservices%2Fac; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
  });

  test('the next page with a price counts nothing, and its answer sets nothing', () => {
    expect(visitOfPage(request('__Host-funnel=google.vp'), page())).toBeUndefined();
  });

  test('a page without prices and a browser without the cookie count no price', () => {
    expect(visitOfPage(request('__Host-funnel=google.v'), page({ showsPrices: false }))).toBeUndefined();
    expect(visitOfPage(request(), page())).toBeUndefined();
  });

  test('another opening from outside is another visit with its own source', () => {
    const url = 'https://pahiya.example/services/ac?utm_source=whatsapp';
    const counted = visitOfPage(request('__Host-funnel=google.vpl', url), page({ begins: true }));
    expect(counted?.cookie).toContain('=whatsapp.vp..%2Fservices%2Fac;');
  });

  test('a payment that comes back to the order begins no visit', () => {
    const order = page({ showsPrices: false, begins: true, isOwn: true });
    expect(visitOfPage(request('__Host-funnel=google.vp'), order)).toBeUndefined();
    expect(steps(visitOfPage(request(), order))).toEqual(['visit']);
  });

  test('the page of Book Now is a step', () => {
    const book = page({ booksHere: true, showsPrices: false });
    expect(visitOfPage(request('__Host-funnel=direct.vp'), book)?.cookie).toContain('=direct.vpb;');
  });

  test('a banner that comes later has the steps before it, and one that exists nowhere has none', () => {
    const unseen = [
      { banner: 'ghijkl', variant: 'b' },
      { banner: 'zzzzzz', variant: 'a' },
    ] as const;
    const counted = visitOfPage(
      request('__Host-funnel=google.v; __Host-banners=abcdef.a~forged.a'),
      page({ unseen }),
    );
    expect(steps(counted, 'banner')).toEqual(['price abcdef.a', 'price ghijkl.b', 'visit ghijkl.b']);
  });
});

describe('a step that is no page', () => {
  test('counts once, and only in a visit', () => {
    const opened = visitOfGesture(request('__Host-funnel=direct.vp'), 'book', page());
    expect(steps(opened)).toEqual(['book']);
    expect(visitOfGesture(request('__Host-funnel=direct.vpb'), 'book', page())).toBeUndefined();
    expect(visitOfGesture(request(), 'book', page())).toBeUndefined();
  });
});
