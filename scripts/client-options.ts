import { globSync } from 'node:fs';
import type { BuildEnvironmentOptions, Plugin } from 'vite';
import { sharedChunk } from './client-chunks.ts';
import { CLIENT_FOLDER, islandName } from './client-manifest.ts';

/** Entries of the browser's build, of which each island is one. */
const clientEntries = [
  'client/loader/runtime.tsx',
  'client/styles/main.css',
  'client/idle/run.ts',
  'client/admin/live-records.ts',
  'client/admin/push.ts',
  ...globSync('client/islands/*/*.island.tsx').sort(),
];

/** Entries of the browser's build in Hindi: the pages of operators and the stylesheet exist once. */
export const hindiEntries = clientEntries.filter((entry) => !/\.css$|^client\/admin\//.test(entry));

/** `npm start` prints no report about the speed of plugins. */
export const checks = { bundlerTimings: false };

/** Modules that load on demand bring no styles here, so Vite's preparation of an import would be 0.7 KB for nothing. */
export const plainImports: Plugin = {
  name: 'pahiya:plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
};

/** The first of two minifiers in a row: with both a visitor downloads 2 % less than with the default one. */
export const minified = {
  minify: 'terser',
  terserOptions: { module: true, compress: { passes: 3, pure_getters: true, ecma: 2020, keep_fargs: false } },
} as const satisfies BuildEnvironmentOptions;

/** How the browser's files are made, in each language. */
export const clientOptions: BuildEnvironmentOptions = {
  manifest: true,
  modulePreload: false,
  ...minified,
  outDir: CLIENT_FOLDER,
  rolldownOptions: {
    checks,
    input: clientEntries,
    preserveEntrySignatures: 'allow-extension',
    output: {
      minify: true,
      entryFileNames: ({ name }) => `assets/${islandName(name)}-[hash:6].js`,
      chunkFileNames: 'assets/[name]-[hash:6].js',
      assetFileNames: 'assets/[name]-[hash:6][extname]',
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          // React changes less often than our own code, so visitors who come back have its file.
          {
            name: 'react',
            test: /node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime/,
            priority: 2,
          },
          // Every island needs these modules, so they come in one file with the one that starts islands.
          {
            name: 'runtime',
            test: /\/client\/(?:loader\/runtime|islands\/[\w-]+)\.tsx?$/,
            priority: 2,
          },
          // Modules that several islands use come in few files, so that a page names few addresses.
          {
            name: sharedChunk,
            debugName: 'shared',
            test: /\/(?:client\/(?:ui|storage|api|tracking|idle(?=\/popup-signals)|loader(?=\/page))|src|zod)\/|vite\/preload-helper/,
            minShareCount: 2,
          },
        ],
      },
    },
  },
};
