import { build } from 'vite';
import { clientOptions, hindiEntries, plainImports } from './client-options.ts';
import { eagerModules } from './eager-modules.ts';
import { inHindi } from './in-hindi.ts';

/** The manifest of the Hindi files, beside the English one. */
export const HINDI_MANIFEST = 'hindi.json';

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
