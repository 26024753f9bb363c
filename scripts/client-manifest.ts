import { existsSync, readFileSync } from 'node:fs';
import type { Manifest, ManifestChunk } from 'vite';

/** The folder of the client build, which holds every file that the browser downloads. */
export const CLIENT_FOLDER = 'dist/client';

const MANIFEST = `${CLIENT_FOLDER}/.vite/manifest.json`;

/** Reads Vite's manifest: for each source or shared chunk its built file and the chunks that it imports. */
export function readManifest(): Manifest {
  if (!existsSync(MANIFEST)) throw new Error(`${MANIFEST} is missing: build the client before the worker`);
  return JSON.parse(readFileSync(MANIFEST, 'utf8'));
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
