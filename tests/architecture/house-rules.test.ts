import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from './imports.ts';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '');

const VAGUE = /(?:^|\/)(?:utils?|lib|helpers?|common|misc)(?:\/|\.tsx?$)/;
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:test|bench|d|hi|island|idle))?\.tsx?$/;
const exportsComponent = (name: string) => new RegExp(`^export (?:const|function) ${name}\\b`, 'm');
const PASCAL = /^[A-Z][A-Za-z0-9]*(?:\.island)?\.tsx$/;

describe('the house rules', () => {
  test('no file or folder is called utils, lib, helpers, common or misc', () => {
    expect(tracked.filter((file) => VAGUE.test(file))).toEqual([]);
  });

  test('files are named in kebab-case, those that export a component like the component', () => {
    const sources = tracked.filter((file) => /^(?:src|client|tests|scripts)\/.*\.tsx?$/.test(file));
    const misnamed = sources.filter((file) => !KEBAB.test(basename(file)) && !PASCAL.test(basename(file)));
    expect(misnamed).toEqual([]);
    const wrong = sources
      .filter((file) => PASCAL.test(basename(file)) && !file.includes('.island.'))
      .filter((file) => !exportsComponent(basename(file, '.tsx')).test(readFileSync(file, 'utf8')));
    expect(wrong).toEqual([]);
  });

  test('an island stands in client/islands/<feature>/ and is called by the name of its file', () => {
    const islands = sourceFiles().filter((file) => file.endsWith('.island.tsx'));
    const misplaced = islands.filter((file) => {
      const named = /name: '([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1];
      const kebab = basename(file, '.island.tsx')
        .replace(/\B[A-Z]/g, '-$&')
        .toLowerCase();
      return kebab !== named || !existsSync(dirname(file).replace('client/islands', 'src/features'));
    });
    expect(misplaced, 'defineIsland({ name }) in client/islands/<feature>/<Name>.island.tsx').toEqual([]);
  });

  test('no element has inline styles or handlers, which the content policy would block', () => {
    const inline = sourceFiles().filter((file) => /\sstyle=\{\{|\sstyle="/.test(readFileSync(file, 'utf8')));
    expect(inline).toEqual([]);
  });

  test('islands use no useId: their markup is made in another tree on the server', () => {
    const users = sourceFiles().filter(
      (file) => file.startsWith('client/') && /\buseId\b/.test(readFileSync(file, 'utf8')),
    );
    expect(users).toEqual([]);
  });

  test('no path of an address is written outside the contract', () => {
    const literal = /(?:href|action)=(?:"|\{['"`])\/(?!images\/|assets\/|icons|favicon|apple|manifest)[a-z]/;
    const writers = sourceFiles().filter((file) => literal.test(readFileSync(file, 'utf8')));
    expect(writers, 'use src/web/contract/addresses.ts').toEqual([]);
  });

  test('one place makes the stubs of Durable Objects, and asks for each near India', () => {
    const stubs = /\b(?:getByName|idFromName|idFromString|newUniqueId)\b/;
    const makers = sourceFiles().filter((file) => stubs.test(readFileSync(file, 'utf8')));
    expect(makers).toEqual(['src/services/objects.ts']);
    expect(readFileSync('src/services/objects.ts', 'utf8').match(/getByName\(name, .*/g)).toEqual([
      "getByName(name, { locationHint: 'apac' });",
    ]);
  });

  test('no marks of unfinished or silenced work', () => {
    const marks =
      /\b(?:TODO|FIXME|XXX|HACK)\b|@ts-ignore|@ts-expect-error|biome-ignore|\bas any\b|: any[;,)\]>= ](?!\w)/;
    expect(sourceFiles().filter((file) => marks.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  test('no path of a machine and no download address', () => {
    const machine = /"resolved": *"http|(?<![\w.])\/(?:tmp|root|home|work)\/[a-zA-Z0-9_.-]+/;
    const texts = tracked.filter((file) => /\.(?:tsx?|json|md|toml|css|sh|yml)$/.test(file));
    const holders = texts.filter(
      (file) => file !== 'tests/architecture/house-rules.test.ts' && machine.test(readFileSync(file, 'utf8')),
    );
    expect(holders).toEqual([]);
  });
});
