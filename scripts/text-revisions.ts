import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { readTexts } from './text-source.ts';

/** The revision of its English module that each Hindi file translates, by the path of the English module. */
type Revisions = Readonly<Record<string, string>>;

const REVISIONS = 'src/content/hi/revisions.json';

export const readRevisions = (): Revisions => JSON.parse(readFileSync(REVISIONS, 'utf8'));

/** Says that the Hindi of these files translates their English of today, and forgets files that are gone. */
export function recordRevisions(files: readonly string[], translated: readonly string[]): void {
  const now = files.map((file) => [file, revisionOf(file, readFileSync(file, 'utf8'))] as const);
  const all = Object.entries({ ...readRevisions(), ...Object.fromEntries(now) });
  const kept = all.filter(([file]) => translated.includes(file));
  const sorted = Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(REVISIONS, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Eight hexadecimal digits for the words of a module. A change of its code or its figures alone asks for no translator. */
export function revisionOf(file: string, source: string): string {
  const words = [...readTexts(file, source).values.values()].flatMap((value) => value.words);
  const text = words.map(({ text }) => text).join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** The English module as it was translated, from the history; empty where a shallow clone lacks it. */
export function englishOfRevision(file: string, english: string): string {
  const revision = readRevisions()[file];
  if (revision === revisionOf(file, english)) return english;
  const history = git('log', '--follow', '--name-only', '--format=%H', '--', file)
    .split('\n')
    .filter(Boolean);
  // A commit and the path of the file then, in turn.
  for (let index = 0; index < history.length; index += 2) {
    const source = git('show', `${history[index]}:${history[index + 1]}`);
    if (revisionOf(file, source) === revision) return source;
  }
  return '';
}

const git = (...parameters: readonly string[]): string =>
  spawnSync('git', parameters, { encoding: 'utf8' }).stdout ?? '';
