import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const documents = ['README.md', ...globSync('docs/**/*.md')];
const decisions = globSync('docs/decisions/*.md').sort();

/** Paths in this repository that a document names: link targets, and paths between back quotes. */
function namedPaths(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/```[\s\S]*?```/g, '');
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );
  const quoted = [...text.matchAll(/`((?:src|client|tests|scripts|public|docs)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );
  return [...links, ...quoted];
}

/** Tests that a document names by the end of their path: `ledger/erasure.test.ts`. */
function namedTests(file: string): string[] {
  const quoted = readFileSync(file, 'utf8').matchAll(/`([\w/-]+\.test\.tsx?)`/g);
  return [...quoted].map(([, path = '']) => path);
}

const testFiles = globSync('tests/**/*.test.{ts,tsx}');

/** A folder that the build makes may be missing. */
const isMade = (path: string) => path.startsWith('public/') || path.startsWith('shots');

const readme = readFileSync('README.md', 'utf8');
const deployment = readFileSync('docs/deploy.md', 'utf8');

/** The variables in the first column of the table. */
const explainedVariables = [...deployment.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) +\|/gm)].flatMap(
  ([, names = '']) => names.replaceAll('`', '').split(', '),
);

describe('docs/deploy.md', () => {
  test('explains every variable that is read, and no other', () => {
    const read = readFileSync('src/services/config.ts', 'utf8').matchAll(
      /^ +([A-Z_]+): (?:text|url|base|passphrase|upiId|flag|z\b)/gm,
    );
    expect(explainedVariables.sort()).toEqual([...read].map(([, name]) => name).sort());
  });
});

describe('the README', () => {
  test('has at most 150 lines', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(151);
  });

  test('names every command of package.json', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
    const named = (name: string) => new RegExp(`npm (?:run )?${name}(?![\\w:-])`).test(readme);
    expect(Object.keys(scripts).filter((name) => !named(name))).toEqual([]);
  });
});

describe('the documents', () => {
  test.each(documents)('%s names only what is there', (file) => {
    expect(namedPaths(file).filter((path) => !isMade(path) && !existsSync(path))).toEqual([]);
  });

  test.each(documents)('%s names only tests that are there', (file) => {
    const missing = namedTests(file).filter(
      (name) => !testFiles.some((path) => `/${path}`.endsWith(`/${name}`)),
    );
    expect(missing).toEqual([]);
  });

  test.each(decisions)('%s has its number before its title', (file) => {
    const number = basename(file).slice(0, 3);
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^# ${number}: \\S`));
  });

  test.each(decisions)('%s says why, what was turned down and what would change it, on one page', (file) => {
    const text = readFileSync(file, 'utf8');
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(
      expect.arrayContaining(['Context', 'Decision', 'Turned down', 'Would change it']),
    );
    expect(text.split('\n').length).toBeLessThanOrEqual(60);
  });

  test('are cited by decisions that are there', () => {
    const numbers = decisions.map((file) => basename(file).slice(0, 3));
    expect(numbers).toEqual(numbers.map((_, at) => String(at + 1).padStart(3, '0')));
    const citing = [
      ...globSync('{src,client,scripts,tests}/**/*.{ts,tsx,css}'),
      ...documents,
      'wrangler.toml',
    ];
    const cited = citing.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bdecisions? (\d{3})\b/gi)].map(([, number = '']) => ({
        file,
        number,
      })),
    );
    expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([]);
  });
});
