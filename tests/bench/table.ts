import { writeFileSync } from 'node:fs';
import { byteBudgets } from './page-bytes.ts';
import { asTable, type Line } from './report.ts';
import { type KeptPart, readResults } from './results.ts';

/**
 * `npm run bench:table` writes the last results of `npm run bench` and `npm run bench:lighthouse` as tables.
 * Each page family has a line with its figure for each budget, in bold if it misses one. Other parts follow.
 */
const parts = [...readResults('tests/results/bench.json'), ...readResults('tests/results/lighthouse.json')];

interface Column {
  readonly part: string;
  readonly head: string;
  readonly figure: string;
  readonly budget: string;
  readonly isMet: (value: number) => boolean;
}

/** The columns of one part: each has a heading, the name of its figure and its bound. */
type Bounds = readonly (readonly [head: string, figure: string, bound: number])[];

const atMost = (part: string, bounds: Bounds): readonly Column[] =>
  bounds.map(([head, figure, most]) => ({
    part,
    head,
    figure,
    budget: `≤ ${most}`,
    isMet: (value) => value <= most,
  }));

const atLeast = (part: string, bounds: Bounds): readonly Column[] =>
  bounds.map(([head, figure, least]) => ({
    part,
    head,
    figure,
    budget: `≥ ${least}`,
    isMet: (value) => value >= least,
  }));

const columns: readonly Column[] = [
  ...atMost('Bytes', [
    ['HTML + CSS + loader, KB br', 'page KB', byteBudgets.page],
    ['of it JS', 'of it JS', byteBudgets.script],
    ['JS after all', 'JS after everything', byteBudgets.everything],
  ]),
  ...atMost('Browser', [
    ['FCP of hello', 'of hello', 1.35],
    ['FCP of plain', 'of plain', 1.1],
    ['LCP of hello', 'LCP of hello', 1.8],
    ['longest task ms', 'longest task ms', 50],
    ['blocking ms', 'blocking ms', 50],
    ['CLS', 'CLS', 0],
    ['Book Now ms', 'Book Now ms', 75],
    ['first action ms', 'first action ms', 100],
    ['lost', 'presses lost', 0],
  ]),
  ...atMost('Slow line', [
    ['heading on 2G s', 'heading s', 4],
    ['price on 2G s', 'price s', 4],
  ]),
  ...atMost('Navigation', [['second page ms', 'paint after the click ms', 100]]),
  ...atLeast('Navigation', [['way back', 'kept for the way back', 1]]),
  ...atLeast('Lighthouse', [
    ['performance', 'performance', 100],
    ['accessibility', 'accessibility', 100],
    ['practices', 'best-practices', 100],
    ['SEO', 'seo', 100],
  ]),
];

const partOf = (title: string): KeptPart | undefined => parts.find((part) => part.title === title);
const isByFamily = ({ title }: KeptPart): boolean => columns.some(({ part }) => part === title);

/** A line has the name of its family, if any, and its address. */
const pathOf = ({ name }: Pick<Line, 'name'>): string => name.split(' ').at(-1) ?? name;

/** Prints as many digits as the budget has. */
const shown = (value: number): string => String(Number(value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)));

function cell({ part, figure, isMet }: Column, path: string): string {
  const value = partOf(part)?.lines.find((line) => pathOf(line) === path)?.figures[figure];
  if (value === undefined || Number.isNaN(value)) return '';
  return isMet(value) ? shown(value) : `**${shown(value)}**`;
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const measuredOn = ({ title, measuredAt }: KeptPart): string =>
  `${title}: ${measuredAt.slice(0, 16).replace('T', ' ')} UTC`;

const measured = columns.filter(({ part }) => partOf(part) !== undefined);
const byFamily = parts.filter(isByFamily);
const lines = byFamily.flatMap((part) => part.lines);
const order = [...new Set(lines.map(pathOf))];
/** The longest name of a path includes its family. */
const nameOf = (path: string): string =>
  lines
    .filter((line) => pathOf(line) === path)
    .reduce((longest, { name }) => (name.length > longest.length ? name : longest), path);

const families = [
  row(['family', ...measured.map(({ head, budget }) => `${head} ${budget}`)]),
  `|---|${measured.map(() => '---:').join('|')}|`,
  ...order.map((path) => row([nameOf(path), ...measured.map((column) => cell(column, path))])),
].join('\n');

const FILE = 'docs/figures.md';
const document = [
  '# Figures',
  'The last run of `npm run bench` and `npm run bench:lighthouse`. `npm run bench:table` writes this file.',
  'A figure of a page that misses its budget is bold. [Performance](performance.md) says what the figures mean.',
  '## Pages',
  families,
  byFamily.map((part) => `- ${measuredOn(part)}`).join('\n'),
  '## Other parts',
  ...parts
    .filter((one) => !isByFamily(one))
    .map((part) => `${asTable({ ...part, note: '' })}\nMeasured: ${measuredOn(part)}.`),
].join('\n\n');
// Parts leave an empty line where they have no note.
writeFileSync(FILE, `${document.replace(/\n{3,}/g, '\n\n')}\n`);
console.log(document);
