import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { experimental_getWranglerCommands } from 'wrangler';

const PAPERS = ['docs/deploy.md', 'docs/operations.md', '.github/workflows/deploy.yml'];
const texts = PAPERS.map((paper) => readFileSync(paper, 'utf8'));
const found = (pattern: RegExp): readonly string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, command = '']) => command.trim()))),
];

/** The commands as wrangler lists them itself: a start of it for each takes two seconds. */
const { registry, globalFlags } = experimental_getWranglerCommands();

/** Follows the first words of a command: they say which one it is. Undefined where wrangler has no such command. */
function commandOf(words: readonly string[]) {
  let node = registry;
  for (const word of words) {
    const next = node.subtree.get(word);
    if (next === undefined) break;
    node = next;
  }
  return node.definition?.type === 'command' ? node.definition : undefined;
}

interface Flag {
  readonly describe?: unknown;
  readonly alias?: string | readonly string[];
}

/** The flags that a command takes, by each of their names. */
function flagsTaken(words: readonly string[]): readonly string[] {
  const flags: Readonly<Record<string, Flag>> = { ...globalFlags, ...commandOf(words)?.args };
  return Object.entries(flags).flatMap(([name, { alias = [] }]) =>
    [name, alias].flat().map((each) => `--${each}`),
  );
}

const flagsOf = (command: string): readonly string[] =>
  command.match(/ --[a-z][\w-]*/g)?.map((flag) => flag.trim()) ?? [];

test.each(found(/npx wrangler ((?:[^\n`#\\]|\\\n)+)/g))(
  'wrangler %s is a command with these flags',
  (command) => {
    const words = command.split(/\s+/);
    expect(commandOf(words)).toBeDefined();
    for (const flag of flagsOf(` ${command}`)) expect(flagsTaken(words)).toContain(flag);
  },
);

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
