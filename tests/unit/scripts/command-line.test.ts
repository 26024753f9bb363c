import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const run = (script: string, ...parameters: readonly string[]) =>
  spawnSync(process.execPath, [`scripts/${script}.ts`, ...parameters], {
    encoding: 'utf8',
    env: { ...process.env, SITE_URL: '' },
  });

test.each([
  ['start', ['--nonsense'], "Unknown option '--nonsense'"],
  ['build', ['--nonsense'], "Unknown option '--nonsense'"],
  ['backup', ['--nonsense'], "Unknown option '--nonsense'"],
  ['restore', ['--nonsense'], "Unknown option '--nonsense'"],
  ['texts', ['--nonsense'], "Unknown option '--nonsense'"],
  ['texts', ['--done', 'nonsense'], 'Not every one is a screen: nonsense'],
  ['deploy', ['--nonsense'], "Unknown option '--nonsense'"],
  ['preflight', ['--env', 'nonsense'], 'No environment found in configuration with name "nonsense"'],
  ['cost', ['--views', 'many'], 'Each of --views, --leads and --isolates is a number.'],
  ['chat-templates', [], 'Name the site'],
  ['place', ['nowhere'], 'No place of this build'],
])('scripts/%s.ts %j ends with a sentence, not with a stack', (script, parameters, sentence) => {
  const { status, stderr } = run(script, ...parameters);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(status).toBe(1);
});
