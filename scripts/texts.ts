import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { endWith, readOptions } from './command-line.ts';
import { namesakeOf } from './in-hindi.ts';
import { importRows, nameOfPair } from './text-import.ts';
import { allPairs, pairsOf, sourcesOf, type TextPair, translatedFiles } from './text-pairs.ts';
import { recordRevisions } from './text-revisions.ts';
import { csvOfRows, rowsOf, rowsOfCsv, screenOf, untakenOf } from './text-rows.ts';

const EXPORT = 'texts.csv';

const isOpen = ({ state }: TextPair): boolean => state === 'missing' || state === 'changed';

/** Writes what a translator has to do, or all texts, as CSV. */
function exportTexts(withAll: boolean): void {
  const pairs = allPairs();
  const rows = pairs.filter((pair) => withAll || isOpen(pair)).flatMap(rowsOf);
  const earlier = existsSync(EXPORT) ? rowsOfCsv(readFileSync(EXPORT, 'utf8')) : [];
  const untaken = untakenOf(earlier, pairs.flatMap(rowsOf)).length;
  if (untaken > 0)
    endWith(`${EXPORT} has ${untaken} rows that the site has not taken in: import it, or move it away.`);
  writeFileSync(EXPORT, csvOfRows(rows));
  console.info(`${EXPORT}: ${rows.length} rows`);
}

/** Takes a translator's file in. The command fails where a row was refused; the other rows are taken all the same. */
function importTexts(path: string): void {
  const rows = rowsOfCsv(readFileSync(path, 'utf8'));
  const { changed, done, refused } = importRows(rows, translatedFiles(), sourcesOf);
  for (const [english, source] of changed) writeFileSync(namesakeOf(english), source);
  if (changed.size > 0)
    spawnSync('biome', ['format', '--write', ...[...changed.keys()].map(namesakeOf)], { stdio: 'inherit' });
  const screens = new Set(rows.map(({ screen }) => screen));
  const isTranslated = (file: string) =>
    pairsOf(file, sourcesOf(file)).every((pair) => !isOpen(pair) || done.includes(nameOfPair(pair)));
  const files = translatedFiles();
  recordRevisions(
    files.filter((file) => screens.has(screenOf(file)) && isTranslated(file)),
    files,
  );
  for (const sentence of refused) console.error(`refused: ${sentence}`);
  console.info(`${done.length} rows taken into ${changed.size} files, ${refused.length} refused`);
  if (refused.length > 0) process.exitCode = 1;
}

/** Says that the Hindi of these screens fits their English of today. */
function recordScreens(screens: readonly string[]): void {
  const all = translatedFiles();
  const files = all.filter((file) => screens.includes(screenOf(file)));
  if (files.length < screens.length) endWith(`Not every one is a screen: ${screens.join(', ')}`);
  recordRevisions(files, all);
}

if (import.meta.main) {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      import: { type: 'string' },
      done: { type: 'boolean', default: false },
    },
  });
  if (values.import !== undefined) importTexts(values.import);
  // A screen is named as in the first column of the CSV.
  else if (values.done) recordScreens(positionals);
  else exportTexts(values.all);
}
