import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const walkthrough = readFileSync('docs/walkthrough.md', 'utf8');

/** The steps of the journeys: "7. `path` `name`: sentence." */
const steps = [...walkthrough.matchAll(/^\d+\. `([^`]+)` `(\w+)`: /gm)].map(([, file = '', name = '']) => ({
  file,
  name,
}));

const sourceOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

test('docs/walkthrough.md names a file and a function in every step', () => {
  expect(steps).toHaveLength(walkthrough.match(/^\d+\. /gm)?.length ?? 0);
  expect(steps.length).toBeGreaterThan(30);
});

test.each(steps)('$file holds $name', ({ file, name }) => {
  const declaration = new RegExp(`\\b(?:function|const|async|readonly)?\\s*${name}\\b\\s*[=(<:]`);
  expect(sourceOf(file)).toMatch(declaration);
});
