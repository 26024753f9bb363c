import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { BUILD_REPORT, readManifest } from '../../scripts/client-manifest.ts';
import type { Site } from '../worker/site.ts';

const KB = 1024;

/** The budgets in brotli KB. TCP's first round trip carries 14.6 KB. */
export const byteBudgets = { page: 14.6, script: 2.5, everything: 125 } as const;

const brotliKb = (text: string | Buffer): number => brotliCompressSync(text).byteLength / KB;

export interface PageBytes {
  /**
   * HTML with the first screen's styles and the loader, in brotli KB. Before an interaction a page loads only the
   * stylesheet besides, which all pages share.
   */
  readonly page: number;
  /** KB of the page's HTML before compression. */
  readonly raw: number;
  /** The loader's share of the page. */
  readonly script: number;
  /** The page's whole JavaScript after a visitor used every part. */
  readonly everything: number;
  /** Brotli KB of each JavaScript file that the page can request. */
  readonly modules: Readonly<Record<string, number>>;
  /** Brotli KB of the page's parts, each compressed alone. They show where a large page can shrink. */
  readonly parts: Readonly<Record<string, number>>;
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

/** The files that a page names (islands, runtime, idle modules) and all files that these import. */
function reachable(html: string): ReadonlySet<string> {
  const imports = importsOfFiles();
  const found = new Set<string>();
  const open = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([address]) => address);
  for (let address = open.pop(); address !== undefined; address = open.pop()) {
    if (found.has(address)) continue;
    found.add(address);
    open.push(...(imports.get(address) ?? []));
  }
  return found;
}

/** Measures a page's bytes from the served HTML and the files that it names. */
export async function pageBytes(site: Site, path: string): Promise<PageBytes> {
  const answer = await site.fetch(path);
  const html = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
  const loader = part(html, /<script type="module"[^>]*>[\s\S]*?<\/script>/g);
  const modules = Object.fromEntries([...reachable(html)].map((address) => [address, fileKb(address)]));
  const total = Object.values(modules).reduce((sum, size) => sum + size, 0);
  const script = brotliKb(loader);
  const parts = Object.fromEntries(
    Object.entries(partsOf).map(([name, pattern]) => [name, brotliKb(part(html, pattern))]),
  );
  return {
    page: brotliKb(html),
    raw: Buffer.byteLength(html) / KB,
    script,
    everything: script + total,
    modules,
    parts,
  };
}

const partsOf: Readonly<Record<string, RegExp>> = {
  styles: /<style[\s\S]*?<\/style>/g,
  'structured data': /<script type="application\/ld\+json"[\s\S]*?<\/script>/g,
  'props of islands': / data-props="[^"]*"/g,
  dialogs: /<dialog[\s\S]*?<\/dialog>/g,
  footer: /<footer[\s\S]*<\/footer>/g,
  main: /<main[\s\S]*<\/main>/g,
};

const part = (html: string, pattern: RegExp): string =>
  [...html.matchAll(pattern)].map(([found]) => found).join('');
