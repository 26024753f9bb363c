import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { wrangler } from '../../../scripts/wrangler.ts';

const PAPERS = ['docs/deploy.md', 'docs/operations.md', '.github/workflows/deploy.yml'];
const texts = PAPERS.map((paper) => readFileSync(paper, 'utf8'));
const found = (pattern: RegExp): readonly string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, command = '']) => command.trim()))),
];

/** The words before the first name, value or flag: they say which command it is. */
const WORDS =
  /^(?:d1 (?:create|execute|migrations apply|migrations list|time-travel restore|info)|kv namespace create|r2 bucket create|secret (?:put|list|delete)|versions list|deployments list|rollback|tail|deploy|login|whoami)/;
const flagsOf = (command: string): readonly string[] =>
  command.match(/ --[a-z][\w-]*/g)?.map((flag) => flag.trim()) ?? [];

describe('each command of wrangler in the papers exists, with its flags', () => {
  const commands = new Map<string, Set<string>>();
  for (const command of found(/npx wrangler ((?:[^\n`#\\]|\\\n)+)/g)) {
    const words = WORDS.exec(command)?.[0] ?? command;
    const flags = commands.get(words) ?? new Set();
    for (const flag of flagsOf(` ${command}`)) flags.add(flag);
    commands.set(words, flags);
  }

  test.each([...commands])('wrangler %s', (words, flags) => {
    expect(words).toMatch(WORDS);
    const { succeeded, printed } = wrangler([...words.split(' '), '--help']);
    expect(succeeded).toBe(true);
    for (const flag of flags) expect(printed).toContain(flag);
  });
});

test.each(found(/npm run ([\w:-]+(?: -- [^\n`#]*)?)/g))(
  'npm run %s is a script with these options',
  (command) => {
    const [name = '', ...options] = command.split(' ');
    const scripts = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
    expect(scripts[name]).toBeDefined();
    const file = /node (scripts\/[\w-]+\.ts)/.exec(scripts[name])?.[1];
    if (file === undefined || !existsSync(file)) return;
    const source = readFileSync(file, 'utf8');
    for (const option of flagsOf(` ${options.slice(1).join(' ')}`))
      expect(source).toContain(option.replace('--', ''));
  },
);
