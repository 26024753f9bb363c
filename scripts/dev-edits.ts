import type { EnvironmentModuleNode, Plugin } from 'vite';

const WORKER = 'pahiya';
/** The platform's plugin sends this after the Worker has loaded a changed module. */
const WORKER_RELOADED = 'vite-plugin-cloudflare:worker-export-types';
/** The values of the client build. Loading them anew restarts the Worker, because its entry imports them. */
const BUILD_VALUES = '\0virtual:client-build';

interface DevEditsOptions {
  /** Applies new migrations to the local database. */
  readonly migrate: () => void;
}

/**
 * Shows an edit in the open browser. Vite alone reloads a page only for a module that the browser loaded. This plugin
 * also reloads it after the Worker has taken a change, and for files that the Worker reads without importing them.
 */
export function devEdits({ migrate }: DevEditsOptions): Plugin {
  let changes = 0;
  /** The changes before the last page was loaded. */
  let changesInPage = 0;
  return {
    name: 'pahiya:dev-edits',
    apply: 'serve',
    configureServer({ environments, middlewares }) {
      const { client } = environments;
      // A reload before the Worker has the change would show the old page.
      environments[WORKER]?.hot.on(WORKER_RELOADED, () => {
        changes += 1;
        client?.hot.send({ type: 'full-reload' });
      });
      middlewares.use((request, _, next) => {
        if (request.headers['sec-fetch-dest'] === 'document') changesInPage = changes;
        next();
      });
      // Vite tells a change only to pages that listen, and a page listens some time after it was loaded.
      client?.hot.on('vite:client:connect', (_, page) => {
        if (changes > changesInPage) page.send({ type: 'full-reload' });
      });
    },
    hotUpdate({ file, modules }) {
      // The local database changes with each page, and a page that waits for its own change would reload for ever.
      if (modules.length > 0) changes += 1;
      if (this.environment.name !== WORKER) return undefined;
      const isMigration = file.endsWith('.sql');
      if (isMigration) migrate();
      if (modules.length > 0 || !(isMigration || file.includes('/public/'))) return undefined;
      const values: EnvironmentModuleNode | undefined =
        this.environment.moduleGraph.getModuleById(BUILD_VALUES);
      return values && [values];
    },
  };
}
