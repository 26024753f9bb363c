import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { BUILD_REPORT, readManifest, scriptsOf } from '../../scripts/client-manifest.ts';
import type { Site } from '../worker/site.ts';

const KB = 1024;

/** The budgets in brotli KB. TCP's first round trip carries 14.6 KB. */
export const byteBudgets = { page: 14.6, script: 2.5, everything: 130 } as const;

const brotliKb = (text: string | Buffer): number => brotliCompressSync(text).byteLength / KB;

/** An edge compresses pages at about this level while it serves them. */
const servedKb = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength / KB;

export interface PageBytes {
  /**
   * HTML with the first screen's styles and the loader, in brotli KB. Before an interaction a page loads only the
   * stylesheet besides, which all pages share.
   */
  readonly page: number;
  /** The page's HTML with styles, compressed as an edge does it while it serves. */
  readonly served: number;
  /** KB of the inlined styles before compression. */
  readonly styles: number;
  /** The loader: its inlined part and its file. */
  readonly script: number;
  /** The page's whole JavaScript after a visitor used every part. */
  readonly everything: number;
  /** Brotli KB of each JavaScript file that the page can request. */
  readonly modules: Readonly<Record<string, number>>;
  /** Brotli KB of the page's parts, each compressed alone. They show where a large page can shrink. */
  readonly parts: () => Readonly<Record<string, number>>;
}

const sizes = new Map<string, number>();

function fileKb(address: string): number {
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const size = brotliKb(readFileSync(`dist/client${address}`));
  sizes.set(address, size);
  return size;
}

/** Each file of the browser's build with the files that it imports, at once or when asked to. */
function importsOfFiles(): ReadonlyMap<string, readonly string[]> {
  const manifest = readManifest(BUILD_REPORT);
  return new Map(
    Object.values(manifest).map(({ file, imports = [], dynamicImports = [] }) => [
      `/${file}`,
      [...imports, ...dynamicImports].map((source) => `/${manifest[source]?.file ?? ''}`),
    ]),
  );
}

/** The files that a page names, those of its islands, runtime and idle modules, and all files that these import. */
function reachable(html: string): ReadonlySet<string> {
  const imports = importsOfFiles();
  const { runtime, idle, islands } = scriptsOf(readManifest(BUILD_REPORT));
  const named = [...html.matchAll(/ data-island="([^"]*)"/g)].flatMap(([, name = '']) => islands[name] ?? []);
  const found = new Set<string>();
  const open = [...html.matchAll(FILE)].map(([address]) => address);
  // Pages of operators have no loader.
  if (open.some(isLoader)) open.push(...runtime, idle, ...named);
  for (let address = open.pop(); address !== undefined; address = open.pop()) {
    if (found.has(address)) continue;
    found.add(address);
    open.push(...(imports.get(address) ?? []));
  }
  return found;
}

const FILE = /\/assets\/[\w.-]+\.js/g;
const isLoader = (address: string): boolean => address.startsWith('/assets/loader-');

/** Measures a page's bytes from the served HTML and the files that it names. */
export async function pageBytes(site: Site, path: string): Promise<PageBytes> {
  const answer = await site.fetch(path);
  const html = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
  const loader = part(html, /<script type="module"[^>]*>[\s\S]*?<\/script>/g);
  const files = [...reachable(html)];
  const modules = Object.fromEntries(files.map((address) => [address, fileKb(address)]));
  const total = Object.values(modules).reduce((sum, size) => sum + size, 0);
  const inlined = brotliKb(loader);
  return {
    page: brotliKb(html),
    served: servedKb(html),
    styles: Buffer.byteLength(part(html, partsOf.styles)) / KB,
    script: inlined + files.filter(isLoader).reduce((sum, address) => sum + fileKb(address), 0),
    everything: inlined + total,
    modules,
    parts: () =>
      Object.fromEntries(
        Object.entries(partsOf).map(([name, pattern]) => [name, brotliKb(part(html, pattern))]),
      ),
  };
}

const partsOf = {
  styles: /<style[\s\S]*?<\/style>/g,
  'structured data': /<script type="application\/ld\+json"[\s\S]*?<\/script>/g,
  'props of islands': / data-props="[^"]*"/g,
  dialogs: /<dialog[\s\S]*?<\/dialog>/g,
  footer: /<footer[\s\S]*<\/footer>/g,
  main: /<main[\s\S]*<\/main>/g,
} as const satisfies Readonly<Record<string, RegExp>>;

const part = (html: string, pattern: RegExp): string =>
  [...html.matchAll(pattern)].map(([found]) => found).join('');
