import { cloudflare, type WorkerConfig } from '@cloudflare/vite-plugin';
import { Features } from 'lightningcss';
import { defineConfig, type Plugin } from 'vite';
import { blogModule } from './scripts/blog.ts';
import { clientBuild } from './scripts/client-build.ts';
import { checks, clientOptions, plainImports } from './scripts/client-options.ts';
import { devEdits } from './scripts/dev-edits.ts';
import { eagerModules } from './scripts/eager-modules.ts';
import { buildHindiClient } from './scripts/hindi-client.ts';
import { hindiSite } from './scripts/in-hindi.ts';
import { applyMigrations } from './scripts/local-settings.ts';
import { plainStrings } from './scripts/plain-strings.ts';

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

/** React's renderer skips these calls, so the Worker needs neither them nor the code that they alone reach. */
const BROWSER_HOOKS = ['useEffect', 'useLayoutEffect', 'useImperativeHandle'];

/**
 * Forms from another address than SITE_URL are refused, so `npm run dev` states the one it listens on. A local site reads
 * every line of `.dev.vars`: with a list of required secrets it would read only those.
 */
const localSettings = (config: WorkerConfig): void => {
  const { SITE_URL, DEPLOYS } = process.env;
  if (SITE_URL !== undefined) config.vars = { ...config.vars, SITE_URL };
  if (DEPLOYS !== 'yes') delete config.secrets;
};

export default defineConfig({
  plugins: [
    hindiSite(),
    withoutNodeStreams,
    plainImports,
    moduleSizes,
    eagerModules(),
    cloudflare({
      // Each environment of wrangler.toml is built with the options below.
      viteEnvironment: { name: 'pahiya' },
      config: localSettings,
    }),
    clientBuild(),
    devEdits({ migrate: applyMigrations }),
    blogModule(),
    plainStrings(),
  ],
  publicDir: 'public',
  // Every page carries its styles, so it must not carry fallbacks for browsers older than these.
  css: { lightningcss: { exclude: Features.VendorPrefixes | Features.LightDark } },
  build: { target: 'es2022', cssTarget: ['chrome111', 'firefox128', 'safari16.4'], assetsInlineLimit: 0 },
  environments: {
    pahiya: {
      build: {
        minify: true,
        // Uploaded beside the modules, so that a logged fault leads to its line of the source. Browsers get none.
        sourcemap: true,
        rolldownOptions: {
          checks,
          treeshake: { manualPureFunctions: BROWSER_HOOKS },
        },
      },
    },
    client: {
      build: clientOptions,
    },
  },
  builder: {
    // The Worker imports the client's manifest and styles, so the client comes first.
    async buildApp(builder) {
      const { client, ...others } = builder.environments;
      if (client) await builder.build(client);
      await buildHindiClient();
      for (const environment of Object.values(others)) await builder.build(environment);
    },
  },
});
