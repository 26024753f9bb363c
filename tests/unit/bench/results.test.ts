import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asTable, type Part } from '../../bench/report.ts';
import { keepResults, readResults } from '../../bench/results.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'results-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const part = (title: string, figure: number): Part => ({
  title,
  note: '',
  lines: [{ name: '/', figures: { ms: figure } }],
  missed: [],
});

test('a part that runs again takes the place of its earlier figures, the others keep theirs and their time', () => {
  const file = join(folder, 'new', 'bench.json');
  keepResults(file, [part('Render', 1), part('Bytes', 2)], { now: new Date('2026-01-01T10:00:00Z') });
  keepResults(file, [part('Render', 3)], { now: new Date('2026-01-02T10:00:00Z') });
  expect(readResults(file)).toEqual([
    { ...part('Render', 3), measuredAt: '2026-01-02T10:00:00.000Z' },
    { ...part('Bytes', 2), measuredAt: '2026-01-01T10:00:00.000Z' },
  ]);
});

test('a run on some families leaves the lines of the others', () => {
  const file = join(folder, 'bench.json');
  const line = (name: string, ms: number) => ({ name, figures: { ms } });
  keepResults(file, [{ ...part('Browser', 1), lines: [line('/', 1), line('/about', 2)] }]);
  keepResults(file, [{ ...part('Browser', 1), lines: [line('/about', 3)] }], { some: true });
  expect(readResults(file)[0]?.lines).toEqual([line('/', 1), line('/about', 3)]);
});

test('a figure that could not be measured stays so, and is blank in the table', () => {
  const file = join(folder, 'bench.json');
  keepResults(file, [part('Render', Number.NaN)]);
  const [kept] = readResults(file);
  expect(kept?.lines[0]?.figures.ms).toBeNaN();
  expect(kept && asTable(kept)).toContain('| / |  |');
});

test('beside an earlier run each figure says by what it has changed', () => {
  expect(asTable(part('Render', 3), part('Render', 2))).toContain('| / | 3 (×1.50) |');
});
