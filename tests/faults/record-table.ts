import { readFileSync } from 'node:fs';
import { FAULTS } from '../upstreams/stand-in.ts';
import type { TableRow } from './account.ts';
import { OTHER_FAULTS, OUTSIDE_CALLS } from './outside-calls.ts';

/** The table of all faults and their results in `docs/faults.md`. The full run writes it, and every run checks it. */
export const RECORD = 'docs/faults.md';
const BEGIN = '<!-- written by npm run test:faults -->';

export interface Part {
  readonly rows: readonly TableRow[];
  readonly account: string;
}

const plain = (fault: string): string => fault.replaceAll('_', ' ');
const cellOf = (call: string, fault: string): string => `${call} × ${plain(fault)}`;

/** Every cell that the full run must fill. */
const wantedCells = (): readonly string[] => [
  ...new Set([
    ...Object.values(OUTSIDE_CALLS)
      .flat()
      .flatMap((call) => FAULTS.map((fault) => cellOf(call, fault))),
    ...Object.entries(OTHER_FAULTS).flatMap(([call, faults]) => faults.map((fault) => cellOf(call, fault))),
  ]),
];

/** The required cells that are missing. */
export const emptyCells = (filled: readonly string[]): readonly string[] =>
  wantedCells().filter((cell) => !filled.includes(cell));

export const cellsOf = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap(({ rows }) => rows.map(({ call, fault }) => cellOf(call, fault)));

/** A fixed order, so that the speed of the cases does not change the table. */
const inOrder = (faults: readonly string[]): readonly string[] => {
  const known: readonly string[] = FAULTS.map(plain);
  const place = (fault: string) => (known.includes(fault) ? known.indexOf(fault) : known.length);
  return [...faults].sort((one, other) => place(one) - place(other));
};

const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly (readonly Item[])[] =>
  Object.values(
    items.reduce<Record<string, Item[]>>((groups, item) => {
      const key = keyOf(item);
      groups[key] = [...(groups[key] ?? []), item];
      return groups;
    }, {}),
  );

/**
 * The table's phrase for all general faults with the same result. With more than `MANY_CALLS` calls, their names stand
 * above the table.
 */
const EACH = 'each of the twenty';
const MANY_CALLS = 3;
const TWENTY = FAULTS.map(plain);

const faultsIn = (faults: readonly string[]): string => {
  const others = faults.filter((fault) => !TWENTY.includes(fault));
  const hasAll = TWENTY.every((fault) => faults.includes(fault));
  return (hasAll ? [EACH, ...others] : faults).join(', ');
};

/** One line for each result, with all its faults; calls with the same results share the lines. */
function section(name: string, { rows, account }: Part): string {
  const perCall = grouped(rows, ({ call, visitor, meanwhile, afterwards }) =>
    [call, visitor, meanwhile, afterwards].join(' | '),
  ).map((same) => {
    const [{ call, visitor, meanwhile, afterwards } = NO_ROW] = same;
    const faults = faultsIn(inOrder([...new Set(same.map(({ fault }) => plain(fault)))]));
    return { call, outcome: `${faults} | ${visitor} | ${meanwhile} | ${afterwards}` };
  });
  const named: string[] = [];
  const lines = grouped(perCall, ({ outcome }) => outcome).map((same) => {
    const calls = same.map(({ call }) => call).join('; ');
    if (same.length >= MANY_CALLS && !named.includes(calls)) named.push(calls);
    const place = named.indexOf(calls);
    return `| ${place < 0 ? calls : nameOf(place)} | ${same[0]?.outcome} |`;
  });
  return [
    `### ${name}: ${account}`,
    '',
    ...named.flatMap((calls, place) => [`${nameOf(place)}: ${calls}`, '']),
    '| call | fault | the visitor | meanwhile | after recovery |',
    '|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

const nameOf = (place: number): string => `calls ${'ABCDEFGH'.at(place)}`;

const NO_ROW: TableRow = { call: '', fault: '', visitor: '', meanwhile: '', afterwards: '' };

/** The record with the table of a run. */
export function recordWith(parts: ReadonlyMap<string, Part>): string {
  const record = readFileSync(RECORD, 'utf8');
  const text = [...parts].map(([name, part]) => section(name, part)).join('\n\n');
  const twenty = `The twenty: ${TWENTY.join(', ')}.`;
  return `${record.slice(0, record.indexOf(BEGIN))}${BEGIN}\n\n${twenty}\n\n${text}\n`;
}

export function readRecord(): { readonly cells: readonly string[]; readonly accounts: readonly string[] } {
  const lines = readFileSync(RECORD, 'utf8').split(BEGIN)[1]?.split('\n') ?? [];
  const cells: string[] = [];
  const named = new Map<string, string>();
  for (const line of lines) {
    const [, name = '', calls = ''] = /^(calls [A-H]): (.*)$/.exec(line) ?? [];
    named.set(name, calls);
    if (!line.startsWith('| ')) continue;
    const [call = '', faults = ''] = line.slice(2).split(' | ');
    const every = faults.split(', ').flatMap((fault) => (fault === EACH ? TWENTY : [fault]));
    for (const one of (named.get(call) ?? call).split('; '))
      cells.push(...every.map((fault) => `${one} × ${fault}`));
  }
  return { cells, accounts: lines.filter((line) => line.startsWith('### ')) };
}
