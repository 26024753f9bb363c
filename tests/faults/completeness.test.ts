import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OUTSIDE_CALLS } from './outside-calls.ts';
import { emptyCells, readRecord } from './record-table.ts';

/**
 * A call over the network, through our own clients or `fetch`; a Durable Object's own `fetch` method does not count.
 */
const NETWORK_CALL = /(?<!override )\b(?:requestJson|exchange|client|fetch|fetchSheet)\(/;
/** The clients themselves make no calls of their own. */
const CLIENTS = ['src/platform/http.ts', 'src/platform/cms/client.ts'];
/** The architecture test lets no other folder call outside systems. */
const FOLDER = 'src/platform';

const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((name) => join(FOLDER, name))
  .filter((name) => name.endsWith('.ts') && !CLIENTS.includes(name));

/** The code of a file without comments and strings, which mention calls too. */
const codeOf = (name: string): string =>
  readFileSync(name, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|`[^`]*`|'[^'\n]*'/g, '');

test('OUTSIDE_CALLS lists every file that calls an outside system', () => {
  const calling = sources.filter((name) => NETWORK_CALL.test(codeOf(name)));
  expect(calling.sort()).toEqual(Object.keys(OUTSIDE_CALLS).sort());
});

test('the fault record has a result for every call and fault; npm run test:faults fills an empty cell', () => {
  const { cells, accounts } = readRecord();
  expect(emptyCells(cells)).toEqual([]);
  expect(accounts.length).toBeGreaterThan(0);
  for (const account of accounts) expect(account).toMatch(/missing 0, doubled 0$/);
});
