import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { namesakeOf } from './hindi-build.ts';
import { importRows, nameOfPair } from './text-import.ts';
import {
  allPairs,
  fingerprintsOf,
  readFingerprints,
  sourcesOf,
  type TextPair,
  translatedFiles,
  writeFingerprints,
} from './text-pairs.ts';
import { csvOfRows, rowsOf, rowsOfCsv } from './text-rows.ts';

const EXPORT = 'texts.csv';

/** Records which texts say the same now: all but those whose English alone changed, unless they are named. */
function record(done: readonly string[]): readonly TextPair[] {
  const known = readFingerprints();
  const pairs = allPairs(known);
  const isSame = (pair: TextPair) => pair.state !== 'changed' || done.includes(nameOfPair(pair));
  writeFingerprints(fingerprintsOf(pairs, known, isSame));
  return pairs;
}

/** Writes what a translator has to do, or all texts, as CSV. */
function exportTexts(withAll: boolean): void {
  const pairs = record([]).filter(({ state }) => withAll || state === 'missing' || state === 'changed');
  const rows = pairs.flatMap(rowsOf);
  writeFileSync(EXPORT, csvOfRows(rows));
  console.info(`${EXPORT}: ${rows.length} rows`);
}

/** Takes a translator's file in. The command fails where a row was refused; the other rows are taken all the same. */
function importTexts(file: string): void {
  const rows = rowsOfCsv(readFileSync(file, 'utf8'));
  const { changed, done, refused } = importRows(rows, translatedFiles(), sourcesOf, readFingerprints());
  for (const [english, source] of changed) writeFileSync(namesakeOf(english), source);
  if (changed.size > 0)
    spawnSync('biome', ['format', '--write', ...[...changed.keys()].map(namesakeOf)], { stdio: 'inherit' });
  record(done);
  for (const sentence of refused) console.error(`refused: ${sentence}`);
  console.info(`${done.length} rows taken into ${changed.size} files, ${refused.length} refused`);
  if (refused.length > 0) process.exitCode = 1;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      import: { type: 'string' },
      done: { type: 'boolean', default: false },
    },
  });
  if (values.import !== undefined) importTexts(values.import);
  // A key is given as the CSV has it: the screen, a space, the key.
  else if (values.done) record(positionals);
  else exportTexts(values.all);
}
