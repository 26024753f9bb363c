import { existsSync, readFileSync } from 'node:fs';
import { byteBudgets } from './page-bytes.ts';
import { asTable, type Part } from './report.ts';

/**
 * `node tests/bench/table.ts`: what the last `npm run bench` and `npm run bench:lighthouse` found, for the README. One
 * line a page family with its figure against each budget, over it in bold; then the parts that are not by family.
 */
const kept = (file: string): readonly Part[] =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
const parts = [...kept('tests/results/bench.json'), ...kept('tests/results/lighthouse.json')];

interface Column {
  readonly head: string;
  readonly part: string;
  readonly figure: string;
  readonly most?: number;
  readonly least?: number;
}

const columns: readonly Column[] = [
  { head: 'HTML + CSS + loader, KB br', part: 'Bytes', figure: 'page KB', most: byteBudgets.page },
  { head: 'of it JS', part: 'Bytes', figure: 'of it JS', most: byteBudgets.script },
  { head: 'JS after all', part: 'Bytes', figure: 'JS after everything', most: byteBudgets.everything },
  { head: 'FCP of hello', part: 'Browser', figure: 'of hello', most: 1.35 },
  { head: 'LCP of hello', part: 'Browser', figure: 'LCP of hello', most: 1.8 },
  { head: 'TBT ms', part: 'Browser', figure: 'TBT ms', most: 20 },
  { head: 'CLS', part: 'Browser', figure: 'CLS', most: 0 },
  { head: 'Book Now ms', part: 'Browser', figure: 'Book Now ms', most: 75 },
  { head: 'first action ms', part: 'Browser', figure: 'first action ms', most: 100 },
  { head: 'lost', part: 'Browser', figure: 'presses lost', most: 0 },
  { head: 'second page ms', part: 'Navigation', figure: 'paint after the click ms', most: 100 },
  { head: 'way back', part: 'Navigation', figure: 'kept for the way back', least: 1 },
  { head: 'performance', part: 'Lighthouse', figure: 'performance', least: 100 },
  { head: 'accessibility', part: 'Lighthouse', figure: 'accessibility', least: 100 },
  { head: 'practices', part: 'Lighthouse', figure: 'best-practices', least: 100 },
  { head: 'SEO', part: 'Lighthouse', figure: 'seo', least: 100 },
];

const BY_FAMILY = new Set(columns.map(({ part }) => part));

/** A line is called by its address, behind its family's name where it has one. */
const pathOf = (name: string): string => name.split(' ').at(-1) ?? name;

const budgetOf = ({ most, least }: Column): string => (most === undefined ? `≥ ${least}` : `≤ ${most}`);

function figureOf({ part, figure }: Column, path: string): number | undefined {
  const lines = parts.find(({ title }) => title === part)?.lines;
  return lines?.find(({ name }) => pathOf(name) === path)?.figures[figure];
}

const isMet = (value: number, { most = Number.POSITIVE_INFINITY, least = 0 }: Column): boolean =>
  value <= most && value >= least;

/** As many digits as a budget is told in. */
const shown = (value: number): string => String(Number(value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)));

function cell(column: Column, path: string): string {
  const value = figureOf(column, path);
  // Null is what JSON makes of a figure that could not be measured.
  if (value === undefined || value === null) return '';
  return isMet(value, column) ? shown(value) : `**${shown(value)}**`;
}

const measured = columns.filter(({ part }) => parts.some(({ title }) => title === part));
const names = new Map(
  parts
    .filter(({ title }) => BY_FAMILY.has(title))
    .flatMap(({ lines }) => lines.map(({ name }) => [pathOf(name), name] as const))
    // The longer name says the family as well.
    .sort(([, one], [, other]) => one.length - other.length),
);
const order = [
  ...new Set(
    parts
      .filter(({ title }) => BY_FAMILY.has(title))
      .flatMap(({ lines }) => lines.map(({ name }) => pathOf(name))),
  ),
];

console.log(`| family | ${measured.map((column) => `${column.head} ${budgetOf(column)}`).join(' | ')} |`);
console.log(`|---|${measured.map(() => '---:').join('|')}|`);
for (const path of order)
  console.log(`| ${names.get(path)} | ${measured.map((column) => cell(column, path)).join(' | ')} |`);
console.log();
for (const part of parts.filter(({ title }) => !BY_FAMILY.has(title))) console.log(`${asTable(part)}\n`);
