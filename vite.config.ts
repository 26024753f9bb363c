import { globSync } from 'node:fs';
import { cloudflare } from '@cloudflare/vite-plugin';
import { Features } from 'lightningcss';
import { defineConfig, type Plugin } from 'vite';
import { blogModule } from './scripts/blog.ts';
import { clientBuild } from './scripts/client-build.ts';
import { sharedChunk } from './scripts/client-chunks.ts';
import { plainStrings } from './scripts/plain-strings.ts';

/** Entries of the browser's build: the hydration runtime, the stylesheet, the idle modules, and one module for each island. */
const clientEntries = [
  'client/loader/runtime.tsx',
  'client/styles/main.css',
  'client/idle/run.ts',
  ...globSync('client/islands/*/*.island.tsx').sort(),
];

/** papaparse imports Node's streams for uses that a Worker does not have. The platform has no such module. */
const withoutNodeStreams: Plugin = {
  name: 'pahiya:without-node-streams',
  enforce: 'pre',
  resolveId: (id) => (id === 'stream' ? '\0no-node-streams' : undefined),
  load: (id) => (id === '\0no-node-streams' ? 'export default {};' : undefined),
};

/** Lists the ten largest modules of each browser file, in bytes. A failed budget test names them. */
const moduleSizes: Plugin = {
  name: 'pahiya:module-sizes',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const sizes = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? [[`/${file.fileName}`, largestModules(file.modules)] as const] : [],
    );
    const source = JSON.stringify(Object.fromEntries(sizes));
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source });
  },
};

const largestModules = (modules: Readonly<Record<string, { readonly renderedLength: number }>>) =>
  Object.entries(modules)
    .map(([id, { renderedLength }]) => [id.replace(`${import.meta.dirname}/`, ''), renderedLength] as const)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 10);

/** `npm start` prints no report about the speed of plugins. */
const checks = { bundlerTimings: false };

export default defineConfig({
  plugins: [withoutNodeStreams, moduleSizes, cloudflare(), clientBuild(), blogModule(), plainStrings()],
  publicDir: 'public',
  // Every page carries its styles, so it must not carry fallbacks for browsers older than these.
  css: { lightningcss: { exclude: Features.VendorPrefixes | Features.LightDark } },
  build: { target: 'es2022', cssTarget: ['chrome111', 'firefox128', 'safari16.4'], assetsInlineLimit: 0 },
  environments: {
    pahiya: {
      build: {
        minify: true,
        rolldownOptions: { checks },
      },
    },
    client: {
      build: {
        manifest: true,
        modulePreload: false,
        outDir: 'dist/client',
        rolldownOptions: {
          checks,
          input: clientEntries,
          preserveEntrySignatures: 'allow-extension',
          output: {
            entryFileNames: 'assets/[name]-[hash:6].js',
            chunkFileNames: 'assets/[name]-[hash:6].js',
            assetFileNames: 'assets/[name]-[hash:6][extname]',
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                // React changes seldomer than our own code, so that visitors who come back have its file.
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
                // Every island needs these modules, so they come in one file with the one that starts islands.
                {
                  name: 'runtime',
                  test: /\/client\/(?:loader\/runtime|islands\/[\w-]+)\.tsx?$|\/island-props\.ts$/,
                  priority: 2,
                },
                // Modules that several islands use come in few files, so that a page names few addresses.
                {
                  name: sharedChunk,
                  debugName: 'shared',
                  test: /\/(?:client\/(?:ui|storage|api|tracking|idle(?=\/popup-signals))|src|zod)\//,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
  builder: {
    // The Worker imports the client's manifest and styles, so the client comes first.
    async buildApp(builder) {
      const { client, ...others } = builder.environments;
      if (client) await builder.build(client);
      for (const environment of Object.values(others)) await builder.build(environment);
    },
  },
});
