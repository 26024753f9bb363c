import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Site } from '../worker/site.ts';

const brotli = (text: string | Buffer): number => brotliCompressSync(text).byteLength;

const KB = 1024;

export interface PageBytes {
  /** HTML with its styles and the loader, in brotli KB: all that comes before an interaction. */
  readonly page: number;
  /** Of it the loader's JavaScript. */
  readonly script: number;
  /** All the JavaScript of the page once everything on it was used. */
  readonly everything: number;
  /** Brotli KB of each module that the page can ask for. */
  readonly modules: Readonly<Record<string, number>>;
}

const files = new Map<string, number>();

function fileBytes(address: string): number {
  const known = files.get(address);
  if (known !== undefined) return known;
  const size = brotli(readFileSync(`dist/client${address}`));
  files.set(address, size);
  return size;
}

/** What a page costs its visitor, from the served HTML and the files it names. */
export async function pageBytes(site: Site, path: string): Promise<PageBytes> {
  const html = await (await site.fetch(path)).text();
  const loader = /<script type="module"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  const named = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([address]) => address));
  const modules = Object.fromEntries([...named].map((address) => [address, fileBytes(address) / KB]));
  const total = Object.values(modules).reduce((sum, size) => sum + size, 0);
  const script = brotli(loader) / KB;
  return { page: brotli(html) / KB, script, everything: script + total, modules };
}
