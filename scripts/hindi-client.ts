import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { clientOptions, hindiEntries, plainImports } from './client-options.ts';
import { eagerModules } from './eager-modules.ts';
import { namesakeOf } from './hindi-build.ts';

/** The manifest of the Hindi files, beside the English one. */
export const HINDI_MANIFEST = 'hindi.json';

/** Resolves an import of an English text to its Hindi namesake, in a build that is Hindi as a whole. */
export const inHindi = (): Plugin => ({
  name: 'pahiya:in-hindi',
  enforce: 'pre',
  resolveId(source, importer) {
    if (importer === undefined || !source.startsWith('.')) return undefined;
    const namesake = namesakeOf(resolve(dirname(importer), source));
    // A translation takes the facts from the English module that it translates.
    return namesake !== importer && existsSync(namesake) ? namesake : undefined;
  },
});

/**
 * Builds the browser's files for Hindi pages, in a build of their own. So the English files are the same to the byte as
 * without them (decision 008).
 */
export async function buildHindiClient(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [inHindi(), plainImports, eagerModules()],
    build: {
      ...clientOptions,
      target: 'es2022',
      assetsInlineLimit: 0,
      emptyOutDir: false,
      manifest: `.vite/${HINDI_MANIFEST}`,
      rolldownOptions: { ...clientOptions.rolldownOptions, input: hindiEntries },
    },
  });
}
