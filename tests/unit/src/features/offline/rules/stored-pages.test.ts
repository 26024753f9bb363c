import { describe, expect, test } from 'vitest';
import {
  inLanguageOf,
  mayStore,
  storageKey,
  titleIn,
  withOfflineNote,
  withStoredLinks,
} from '../../../../../../src/features/offline/rules/stored-pages.ts';

const key = (address: string) => storageKey(new URL(address, 'https://pahiya.example'));

describe('the storage key of a page', () => {
  test.each([
    ['/', '/'],
    ['/services/periodic?car=maruti-swift-petrol', '/services/periodic?car=maruti-swift-petrol'],
    ['/?utm_source=google&gclid=abc&fbclid=def&city=pune', '/?city=pune'],
    ['/booking/6c1e?token=of-its-owner&done=moved', '/booking/6c1e'],
    ['/hi/booking/6c1e?token=of-its-owner', '/hi/booking/6c1e'],
    ['/hi?utm_source=google', '/hi'],
  ])('of %s is %s', (address, expected) => {
    expect(key(address)).toBe(expected);
  });

  test.each([
    '/api/slots',
    '/coupon-admin',
    '/coupon-admin/records',
    '/assets/a.js',
    '/checkout',
    '/thank-you',
    '/hi/api/slots',
    '/hi/checkout',
    '/hi/spin-to-win/result',
  ])('of %s does not exist', (address) => {
    expect(key(address)).toBeUndefined();
  });
});

describe('an answer', () => {
  const page = {
    path: '/about',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
  };

  test.each([
    ['a page for everybody', page, true],
    ['an error page', { ...page, status: 503 }, false],
    ['a page that is not found', { ...page, status: 404 }, false],
    ['a calendar file', { ...page, contentType: 'text/calendar' }, false],
    ['a page that must not be stored', { ...page, cacheControl: 'private, no-store' }, false],
    [
      "the customer's own booking",
      { ...page, path: '/booking/6c1e', cacheControl: 'private, no-store' },
      true,
    ],
    [
      "the customer's own order in Hindi",
      { ...page, path: '/hi/order/6c1e', cacheControl: 'private, no-store' },
      true,
    ],
  ])('with %s is stored: %o', (_name, answer, expected) => {
    expect(mayStore(answer)).toBe(expected);
  });
});

describe('the pages that an offline page lists', () => {
  const stored = [{ key: '/' }, { key: '/hi/services' }, { key: '/hire' }];

  test.each([
    ['/hi/offline', ['/hi/services']],
    ['/offline', ['/', '/hire']],
  ])('on %s are those in its language', (path, keys) => {
    expect(inLanguageOf(path, stored).map(({ key }) => key)).toEqual(keys);
  });

  test('are all pages where there is none in its language', () => {
    expect(inLanguageOf('/hi/offline', [{ key: '/about' }])).toEqual([{ key: '/about' }]);
  });
});

describe('the note above a stored page', () => {
  test('stands first in the body, with a style that the stored policy allows', () => {
    const html = withOfflineNote('<html><body class="home"><h1>Price</h1></body></html>', {
      text: 'As of 10:40',
      policy: "script-src 'self' 'nonce-aB3_-'; style-src 'self' 'nonce-aB3_-'",
    });
    expect(html).toContain('<body class="home"><style nonce="aB3_-">');
    expect(html).toMatch(/role="status">As of 10:40<\/p><h1>/);
  });
});

describe('the list of the offline page', () => {
  const page = '<ul class="prose" data-stored-pages=""><li>No page is saved here yet.</li></ul>';

  test('links the stored pages by their titles', () => {
    const title = titleIn('<head><title>Tyres &amp; wheels</title></head>');
    expect(withStoredLinks(page, [{ href: '/services/tyre?a=1&b=2', title }])).toBe(
      '<ul class="prose" data-stored-pages=""><li><a href="/services/tyre?a=1&amp;b=2">Tyres &amp; wheels</a></li></ul>',
    );
  });

  test('has its title only above a stored page', () => {
    const titled = `<p class="prose" data-stored-title="" hidden="">Stored here:</p>${page}`;
    expect(withStoredLinks(titled, [{ href: '/about', title: 'About' }])).toMatch(
      /^<p class="prose" data-stored-title="">Stored here:<\/p><ul/,
    );
    expect(withStoredLinks(titled, [])).toBe(titled);
  });

  test('keeps its sentence while no page is stored', () => {
    expect(withStoredLinks(page, [])).toBe(page);
  });
});
