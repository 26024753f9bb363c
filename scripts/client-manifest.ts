import { existsSync, readFileSync } from 'node:fs';
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
