import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** The folder of the client build, which holds every file that the browser downloads. */
export const CLIENT_FOLDER = 'dist/client';

/** The build's manifest and module sizes, moved here at the end of a build. */
export const BUILD_REPORT = 'dist/report';

/**
 * Reads Vite's manifest: for each source or shared chunk its built file and the chunks that it imports.
 * @param folder its place during a build, or `BUILD_REPORT` afterwards
 * @param name the file of the English build's manifest, or of another one
 */
export function readManifest(folder = `${CLIENT_FOLDER}/.vite`, name = 'manifest.json'): Manifest {
  const file = `${folder}/${name}`;
  if (!existsSync(file)) throw new Error(`${file} is missing: build the client before the worker`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The entry of a source, such as `client/idle/run.ts`. Throws when the client build does not have it. */
export function chunkOf(manifest: Manifest, source: string): ManifestChunk {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`${source} is not in the client's manifest`);
  return chunk;
}

/** The addresses of a chunk and of all chunks that it imports, each once, so that a page can fetch them in parallel. */
export function addressesOf(manifest: Manifest, chunk: ManifestChunk): string[] {
  const found = new Set<string>();
  const add = ({ file, imports = [] }: ManifestChunk): void => {
    if (found.has(`/${file}`)) return;
    found.add(`/${file}`);
    for (const source of imports) add(chunkOf(manifest, source));
  };
  add(chunk);
  return [...found];
}

export const RUNTIME = 'client/loader/runtime.tsx';
export const IDLE = 'client/idle/run.ts';

/** The scripts that the loader of a language names to each page. */
export interface Scripts {
  readonly runtime: readonly string[];
  readonly idle: string;
  readonly islands: Readonly<Record<string, readonly string[]>>;
}

/** Pages name an island after its file: `LiveSlots.island.tsx` is `live-slots`. */
export const islandName = (source: string): string =>
  basename(source)
    .replace(/\.island(?:\.tsx)?$/, '')
    .replace(/\B[A-Z]/g, '-$&')
    .toLowerCase();

export function scriptsOf(manifest: Manifest): Scripts {
  const runtime = runtimeAddresses(manifest);
  return {
    runtime,
    idle: `/${chunkOf(manifest, IDLE).file}`,
    islands: islandAddresses(manifest, new Set(runtime)),
  };
}

/** The chunks that most islands share. A page names them once, not with each of its islands. */
const SHARED = ['base', 'shared', 'forms'];

/** The hydration runtime first, then the chunks that most islands share. */
function runtimeAddresses(manifest: Manifest): string[] {
  const shared = Object.values(manifest).filter(
    ({ name = '', isEntry }) => SHARED.includes(name) && !isEntry,
  );
  const chunks = [chunkOf(manifest, RUNTIME), ...shared];
  return [...new Set(chunks.flatMap((chunk) => addressesOf(manifest, chunk)))];
}

/** For each island its module and the chunks that it imports, without those of the runtime. */
function islandAddresses(manifest: Manifest, runtime: ReadonlySet<string>): Scripts['islands'] {
  const sources = Object.keys(manifest).filter((source) => source.endsWith('.island.tsx'));
  return Object.fromEntries(
    sources.map((source) => {
      const needed = addressesOf(manifest, chunkOf(manifest, source));
      return [islandName(source), needed.filter((file) => !runtime.has(file))];
    }),
  );
}
