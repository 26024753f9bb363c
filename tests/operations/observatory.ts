import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Response } from 'miniflare';
import { onePathOfEachFamily } from '../one-path-of-each-family.ts';
import { loadPageTable } from '../page-table.ts';
import { startSite } from '../worker/site.ts';

/**
 * `node tests/operations/observatory.ts FOLDER` grades one page of each family by Mozilla Observatory's own scorer, over
 * what the built Worker answers. The scorer is no dependency of ours: its install scripts download lists from elsewhere.
 * FOLDER is where it was installed: `npm install --ignore-scripts @mdn/mdn-http-observatory`.
 */
const HOST = 'pahiya.example';
const origin = `https://${HOST}`;
const folder = join(process.argv[2] ?? '.', 'node_modules/@mdn/mdn-http-observatory/src');
if (!existsSync(folder)) throw new Error(`there is no scorer in ${folder}`);
// Without the list of preloaded hosts, which its install script downloads, no host counts as preloaded.
const preloaded = join(folder, '../conf/hsts-preload.json');
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');
const load = (file: string) => import(pathToFileURL(join(folder, file)).href);

const { ALL_TESTS } = await load('constants.js');
const { Requests } = await load('types.js');
const { getGradeForScore, getScoreModifier } = await load('grader/grader.js');

const site = await startSite({ variables: { SITE_URL: origin } });
const ask = (path: string, method = 'GET') =>
  site.miniflare.dispatchFetch(`${origin}${path}`, { method, redirect: 'manual' });
const scored = (response: Response, path: string) => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  verified: true,
  request: { protocol: 'https:', responseURL: `${origin}${path}` },
});

let worst = Number.POSITIVE_INFINITY;
for (const [family, path] of onePathOfEachFamily(await loadPageTable())) {
  const response = await ask(path);
  const requests = new Requests(HOST);
  const page = { ...scored(response, path), httpEquiv: new Map() };
  requests.responses.auto = page;
  requests.responses.https = page;
  // The platform redirects http before the Worker is asked.
  requests.responses.http = page;
  requests.responses.httpRedirects = [new URL(`http://${HOST}${path}`), new URL(`${origin}${path}`)].map(
    (url) => ({ url, status: 301 }),
  );
  const preflight = await ask(path, 'OPTIONS');
  requests.responses.cors = scored(preflight, path);
  requests.resources.path = await response.text();
  requests.session = { jar: { serializeSync: () => ({ cookies: [] }) }, url: new URL(origin) };
  await preflight.text();

  const results: { readonly result: string }[] = ALL_TESTS.map((test: (r: unknown) => unknown) =>
    test(requests),
  );
  const modifiers = results.map(({ result }): number => getScoreModifier(result));
  const lost = results.filter((_, index) => (modifiers[index] ?? 0) < 0).map(({ result }) => result);
  const score = modifiers.reduce((sum, modifier) => sum + modifier, 100);
  worst = Math.min(worst, score);
  console.info(`${getGradeForScore(score).grade} ${score} ${family} ${path} ${lost.join(', ')}`);
}
await site.stop();
process.exit(worst >= 130 ? 0 : 1);
