import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OUTSIDE_CALLS } from './outside-calls.ts';
import { emptyCells, readRecord } from './record-table.ts';

/** A call of what speaks over the network: our own ways to it, or the platform's. */
const CALLS_OUT = /\b(?:ask|exchange|client|fetch)\(/;
/** These are the ways themselves. */
const WAYS = ['src/platform/http/', 'src/platform/cms/client.ts'];
const ROOM = 'src/platform';

/** The room whose walls let nobody else speak to the outside. */
const sources = readdirSync(ROOM, { recursive: true, encoding: 'utf8' })
  .map((name) => join(ROOM, name))
  .filter((name) => name.endsWith('.ts') && !WAYS.some((way) => name.startsWith(way)));

/** What a file does, without what it says of itself. */
const codeOf = (name: string): string =>
  readFileSync(name, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|`[^`]*`|'[^'\n]*'/g, '');

test('every file that calls an outside system is on the list of calls that are made to fail', () => {
  const calling = sources.filter((name) => CALLS_OUT.test(codeOf(name)));
  expect(calling.sort()).toEqual(Object.keys(OUTSIDE_CALLS).sort());
});

test('the record holds what every call comes to in every fault; run npm run test:faults where a cell is empty', () => {
  const { cells, accounts } = readRecord();
  expect(emptyCells(cells)).toEqual([]);
  expect(accounts.length).toBeGreaterThan(0);
  for (const account of accounts) expect(account).toMatch(/missing 0, doubled 0$/);
});
