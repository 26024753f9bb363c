import { afterEach, expect, test, vi } from 'vitest';
import { start } from '../../../../client/idle/speculation.idle.ts';

afterEach(() => vi.unstubAllGlobals());

/** The rules that a page gets on the given line. */
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

test('a browser may fetch the page whose link the pointer rests on', () => {
  const [script] = rulesOn({ effectiveType: '4g' });
  expect(script).toMatchObject({ type: 'speculationrules', nonce: 'of-this-answer' });
  expect(JSON.parse(script?.textContent ?? '')).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] });
  expect(rulesOn(undefined)).toHaveLength(1);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched ahead on %o',
  (connection) => {
    expect(rulesOn(connection)).toEqual([]);
  },
);
