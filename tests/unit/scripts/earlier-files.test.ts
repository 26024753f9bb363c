import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepEarlierFiles } from '../../../scripts/earlier-files.ts';

let root: string;
let server: Server;
let site: string;
/** The deploy that the site serves; none before the first. */
let served: string | undefined;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'deploys-'));
  served = undefined;
  server = createServer((request, response) => {
    const path = join(root, served ?? 'none', (request.url ?? '').split('?')[0] ?? '');
    if (existsSync(path)) response.end(readFileSync(path));
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  site = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterEach(() => {
  server.close();
  rmSync(root, { recursive: true });
});

/** Builds a deploy with one script of its own and one that every deploy has, and serves it. */
async function deploy(name: string): Promise<number> {
  const folder = join(root, name);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, `assets/own-${name}.js`), `// ${name}`);
  writeFileSync(join(folder, 'assets/shared.css'), 'all');
  const kept = await keepEarlierFiles(folder, site);
  served = name;
  return kept;
}
const has = (name: string) => existsSync(join(root, served ?? '', `assets/own-${name}.js`));

test('a page of one of the last two deploys finds its files, and an older one does not', async () => {
  expect(await deploy('a')).toBe(0);
  expect(await deploy('b')).toBe(1);
  expect(await deploy('c')).toBe(2);
  expect([has('a'), has('b'), has('c')]).toEqual([true, true, true]);
  expect(await deploy('d')).toBe(2);
  expect([has('a'), has('b'), has('c'), has('d')]).toEqual([false, true, true, true]);
  expect(readFileSync(join(root, 'd/assets/own-b.js'), 'utf8')).toBe('// b');
});

test('the same build again keeps what it kept', async () => {
  await deploy('a');
  await deploy('b');
  expect(await deploy('b')).toBe(0);
  expect([has('a'), has('b')]).toEqual([true, true]);
});

test('a list that names other places is refused, and a site that is away has no files', async () => {
  await deploy('a');
  writeFileSync(join(root, 'a/assets/deploys.json'), '[["assets/../../secret"]]');
  await expect(deploy('b')).rejects.toThrow();
  expect(await keepEarlierFiles(join(root, 'b'), 'http://127.0.0.1:1')).toBe(0);
});
