import { afterEach, expect, test, vi } from 'vitest';
import { start } from '../../../../client/idle/speculation.idle.ts';
import { addresses } from '../../../../src/web/contract/addresses.ts';

afterEach(() => vi.unstubAllGlobals());

/** The speculation rules of a page on the given connection. */
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

/** The addresses that a speculation rule excludes. */
const leftOut = (rule: unknown): readonly unknown[] =>
  JSON.stringify(rule)
    .split('"not":')
    .flatMap((part) => part.match(/"(\/[^"]+)"/g) ?? []);

test('a browser may prerender or prefetch the page whose link the pointer rests on', () => {
  const [script] = rulesOn({ effectiveType: '4g' });
  expect(script).toMatchObject({ type: 'speculationrules', nonce: 'of-this-answer' });
  expect(JSON.parse(script?.textContent ?? '')).toMatchObject({
    prerender: [{ eagerness: 'moderate' }],
    prefetch: [{ eagerness: 'moderate' }],
  });
  expect(rulesOn(undefined)).toHaveLength(1);
});

test('personal pages are not prefetched, and pages that must be current are not prerendered', () => {
  const { prerender, prefetch } = JSON.parse(rulesOn(undefined)[0]?.textContent ?? '');
  const ahead = [`${addresses.admin}*`, addresses.spinResult, addresses.booking('*'), addresses.order('*')];
  const personal = ['/api/*', ...ahead].map((path) => JSON.stringify(path));
  expect(leftOut(prefetch)).toEqual(expect.arrayContaining(personal));
  const asOfNow = [`${addresses.expressLive}*`, addresses.schedule].map((path) => JSON.stringify(path));
  expect(leftOut(prerender)).toEqual(expect.arrayContaining([...personal, ...asOfNow]));
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'no page is prefetched on %o',
  (connection) => {
    expect(rulesOn(connection)).toEqual([]);
  },
);
