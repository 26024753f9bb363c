import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { builtModules } from '../built-worker.ts';

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g;

const modules = new Map(builtModules().map(({ path, contents }) => [path, contents]));

/** The modules that run when an isolate starts: the entry with its direct and indirect imports. */
function runAtStart(): readonly string[] {
  const met = new Set<string>(['index.js']);
  for (const path of met)
    for (const [, address = ''] of (modules.get(path) ?? '').matchAll(STATIC_IMPORT))
      met.add(posix.join(posix.dirname(path), address));
  return [...met].filter((path) => modules.has(path));
}

const holding = (word: string, paths: readonly string[]): readonly string[] =>
  paths.filter((path) => modules.get(path)?.includes(word));

test('an isolate starts without the ledger, the endpoints and what writes calendar files', () => {
  const start = runAtStart();
  expect(start.length).toBeGreaterThan(3);
  for (const word of ['delivered_version', '/orders/:id/calendar.ics', 'BEGIN:VCALENDAR']) {
    expect(holding(word, [...modules.keys()]), word).toHaveLength(1);
    expect(holding(word, start), word).toEqual([]);
  }
});
