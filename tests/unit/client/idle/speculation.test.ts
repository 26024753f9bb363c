import { afterEach, describe, expect, test, vi } from 'vitest';
import { start } from '../../../../client/idle/speculation.idle.ts';
import { bookNowData } from '../../../../client/ui/book-now.ts';
import { addresses } from '../../../../src/web/contract/addresses.ts';

afterEach(() => vi.unstubAllGlobals());

function rulesOn(connection: { saveData?: boolean; effectiveType?: string } | undefined) {
  const added: { type?: string; nonce?: string; textContent?: string }[] = [];
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('document', {
    querySelector: () => ({ nonce: 'of-this-answer' }),
    createElement: () => ({}),
    head: { append: (element: object) => added.push(element) },
  });
  start();
  return added;
}

const SITE = 'https://pahiya.example';

interface Rule {
  readonly where: {
    readonly and: readonly {
      readonly not?: {
        readonly href_matches?: string | readonly string[];
        readonly selector_matches?: string;
      };
    }[];
  };
}

/** Whether a rule lets the browser load an address ahead, as far as its patterns say. */
const allows = ([rule]: readonly Rule[], address: string): boolean =>
  (rule?.where.and ?? [])
    .flatMap(({ not }) => not?.href_matches ?? [])
    .every((pattern) => !new URLPattern(pattern, SITE).test(address, SITE));

test('a browser may prerender or prefetch the page whose link the pointer rests on', () => {
  const [script] = rulesOn({ effectiveType: '4g' });
  expect(script).toMatchObject({ type: 'speculationrules', nonce: 'of-this-answer' });
  expect(JSON.parse(script?.textContent ?? '')).toMatchObject({
    prerender: [{ eagerness: 'moderate' }],
    prefetch: [{ eagerness: 'moderate' }],
  });
  expect(rulesOn(undefined)).toHaveLength(1);
});

describe.each(['', '/hi'])('below %o', (language) => {
  const { prerender, prefetch } = JSON.parse(rulesOn(undefined)[0]?.textContent ?? '');

  test.each(['/api/slots', addresses.spinResult, addresses.booking('6c1e'), addresses.order('6c1e')])(
    'the personal page %s is neither prerendered nor prefetched',
    (path) => {
      expect([allows(prerender, language + path), allows(prefetch, language + path)]).toEqual([false, false]);
    },
  );

  test.each([
    addresses.book,
    `${addresses.book}?service=ac`,
    addresses.schedule,
    `${addresses.schedule}?service=ac`,
    addresses.checkout,
  ])('the page %s, whose request counts as a press of Book Now, is not loaded ahead', (path) => {
    expect([allows(prerender, language + path), allows(prefetch, language + path)]).toEqual([false, false]);
  });

  test('the booking page of a city is prerendered, although its address begins alike', () => {
    expect(allows(prerender, `${language}/booking-in-jaipur`)).toBe(true);
  });

  test.each([addresses.expressLive, addresses.expressLiveOld, '/services/ac?car=a'])(
    'the page %s, which must be current, is only prefetched',
    (path) => {
      expect([allows(prerender, language + path), allows(prefetch, language + path)]).toEqual([false, true]);
    },
  );

  test.each([`${addresses.expressNinetyMinutes}?city=jaipur`, '/services/tyre?car=a&city=pune'])(
    'the page %s, whose request chooses a city, is not loaded ahead',
    (path) => {
      expect([allows(prerender, language + path), allows(prefetch, language + path)]).toEqual([false, false]);
    },
  );

  test('a page for everybody is prerendered', () => {
    expect(allows(prerender, `${language}${addresses.services}`)).toBe(true);
  });
});

test.each(['prerender', 'prefetch'])(
  'no %s of the page of a Book Now link, whose press opens a dialog',
  (kind) => {
    const rules: Record<string, readonly Rule[]> = JSON.parse(rulesOn(undefined)[0]?.textContent ?? '');
    const excluded = rules[kind]?.[0]?.where.and.flatMap(
      ({ not }) => not?.selector_matches?.split(', ') ?? [],
    );
    const attributes = Object.keys(
      bookNowData({ name: 'AC service', price: undefined, car: undefined, follows: 'ac' }),
    );
    expect(attributes.filter((name) => excluded?.includes(`[${name}]`))).toEqual(['data-book-service']);
  },
);

test('the pages of the operator are not prefetched', () => {
  const { prefetch } = JSON.parse(rulesOn(undefined)[0]?.textContent ?? '');
  expect(allows(prefetch, `${addresses.admin}/records`)).toBe(false);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'no page is prefetched on %o',
  (connection) => {
    expect(rulesOn(connection)).toEqual([]);
  },
);
