import { builtModules } from '../built-worker.ts';
import type { RuntimeOptions } from '../runtime.ts';
import type { Site } from '../worker/site.ts';
import { scriptOf } from './metered-site.ts';

/** The folder of the reference pages. Each has the address of its original below it. */
const FOLDER = '/plain-of-the-bench';

/** Serves the reference pages with the built Worker, so that both kinds pass the same server and compression. */
const ENTRY = `
import site from './index.js';
export * from './index.js';
const plain = new Map();
export default {
  async fetch(request, ...rest) {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('${FOLDER}')) return site.fetch(request, ...rest);
    if (request.method === 'PUT') plain.set(pathname, await request.json());
    const { html, headers } = plain.get(pathname) ?? { html: '' };
    return new Response(html, { headers });
  },
  scheduled: (...given) => site.scheduled(...given),
};`;

/** The built Worker which also answers the reference pages that `keepPlainPage` gives it. */
export const withPlainPages = (): Partial<RuntimeOptions> => scriptOf(ENTRY, ...builtModules());

const HELLO = '<!doctype html><title>Hello</title><p>Hello</p>';

/** The server sets the encoding itself, and a slow connection gets no link to a font. */
const OWN_HEADERS = /encoding|^link$/;

/** Gives the site a page with the headers of `path`, because some headers delay a paint. Returns its address. */
async function keep(
  site: Site,
  path: string,
  pageOf: (html: string) => string,
  address = `${FOLDER}${path}`,
): Promise<string> {
  const answer = await site.fetch(path);
  const html = pageOf(await answer.text());
  const headers = [...answer.headers].filter(([name]) => !OWN_HEADERS.test(name));
  await (await site.fetch(address, { method: 'PUT', body: JSON.stringify({ html, headers }) })).text();
  return address;
}

/** Makes the reference page of `path` and gives it to the site. Returns its address. */
export const keepPlainPage = (site: Site, path: string): Promise<string> => keep(site, path, plainPage);

/** Gives the site the shortest page, with the headers of its home page. Returns its address. */
export const keepHello = (site: Site): Promise<string> => keep(site, '/', () => HELLO, `${FOLDER}-hello`);

/** Parts that exist for interaction or for our looks: scripts, styles, dialogs, menus, the picker, icons. */
const MACHINERY = [
  /<script type="module"[\s\S]*?<\/script>/g,
  /<style[\s\S]*?<\/style>/g,
  /<link rel="stylesheet"[^>]*>/g,
  /<dialog[\s\S]*?<\/dialog>/g,
  /<(nav|form)[^>]* popover=[\s\S]*?<\/\1>/g,
  /<select[\s\S]*?<\/select>/g,
  /<svg[\s\S]*?<\/svg>/g,
  / (?:class|style|data-[\w-]+|nonce)="[^"]*"/g,
];

/** One small stylesheet with a system font, as an author of a static page would write it. */
const STYLES = `<style>
body{margin:0 auto;max-width:75rem;padding:0 1rem;font:1.0625rem/1.5 sans-serif;color:#211814;background:#fffcfa}
h1{font-size:2.125rem;line-height:1.1}h2{font-size:1.75rem;line-height:1.1;margin-top:3.5rem}h3{font-size:1.25rem}
img{max-width:100%;height:auto}a{color:#8e2f1f}ul,ol{padding-left:1.25rem}footer{margin-top:3.5rem;background:#f7f0ea}
table{width:100%;border-collapse:collapse}td,th{padding:.5rem 0;border-bottom:1px solid #eadfd7;text-align:left}
details{border-bottom:1px solid #eadfd7;padding:.75rem 0}button{min-height:2.75rem;background:#b5402b;color:#fff;border:0}
</style></head>`;

/** The same text, links, pictures and structured data as a static page without our machinery. */
const plainPage = (html: string): string =>
  MACHINERY.reduce((rest, part) => rest.replace(part, ''), html).replace('</head>', STYLES);
