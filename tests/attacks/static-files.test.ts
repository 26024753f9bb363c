import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testSite } from '../worker/test-site.ts';
import { keepFigures } from './honest-visitors.ts';

const site = await testSite();

test('GET of the build’s reports answers 404, and no public file names a source file', async () => {
  const reports = ['/.vite/manifest.json', '/.vite/modules.json', '/report/manifest.json', '/manifest.json'];
  const answers = await Promise.all(reports.map(async (path) => (await site.fetch(path)).status));
  keepFigures('build reports', { answers });
  expect(answers).toEqual([404, 404, 404, 404]);
  const files = readdirSync('dist/client', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.includes('.vite') || file.endsWith('.map'))).toEqual([]);
});

test('GET of a static file of every kind has nosniff, HSTS and the resource policy of our own origin', async () => {
  const files = readdirSync('dist/client', { recursive: true, encoding: 'utf8' });
  const kinds = new Map(
    files
      .filter((file) => /^[^_.][^.]*\.\w+$/.test(file))
      .map((file) => [file.split('.').at(-1), `/${file}`]),
  );
  const bare: string[] = [];
  for (const path of kinds.values()) {
    const { status, headers } = await site.fetch(path);
    expect([path, status]).toEqual([path, 200]);
    const isSafe =
      headers.get('X-Content-Type-Options') === 'nosniff' &&
      headers.get('Strict-Transport-Security')?.includes('max-age=31536000') &&
      headers.get('Cross-Origin-Resource-Policy') === 'same-origin';
    if (!isSafe) bare.push(path);
  }
  keepFigures('static files', { kinds: kinds.size, withoutHeaders: bare.length });
  expect(kinds.size).toBeGreaterThan(6);
  expect(bare).toEqual([]);
});
