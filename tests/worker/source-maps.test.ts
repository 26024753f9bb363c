import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceOf } from '../../scripts/place.ts';
import { builtModules } from '../built-worker.ts';

/** The place of a text in the built Worker, as the stack of an error names places. */
function placeOf(text: string): string {
  for (const { path, contents } of builtModules()) {
    const offset = contents.indexOf(text);
    if (offset < 0) continue;
    const before = contents.slice(0, offset).split('\n');
    return `at answer (${path}:${before.length}:${(before.at(-1) ?? '').length + 1})`;
  }
  throw new Error(`no module holds ${text}`);
}

test.each([
  ['Missing required environment variable: SIGNING_KEY', 'src/services/config.ts'],
  ['Misdirected request', 'src/web/middleware/canonical-host.ts'],
  ['no record with a place', 'src/services/seats.ts'],
])('the place of %j in a logged fault leads to its line of the source', (text, file) => {
  const [found = '', line = ''] = (sourceOf(placeOf(text)) ?? '').split(':');
  expect(found).toBe(file);
  const lines = readFileSync(found, 'utf8').split('\n');
  expect(lines.slice(Number(line) - 2, Number(line) + 1).join('\n')).toContain(text);
});

test('another text leads nowhere', () => {
  expect(sourceOf('at answer (native)')).toBeUndefined();
});

test('browsers can read no map', () => {
  expect(globSync('dist/client/**/*.map')).toEqual([]);
  for (const path of globSync('dist/client/assets/*.js'))
    expect(readFileSync(path, 'utf8')).not.toContain('sourceMappingURL');
});
