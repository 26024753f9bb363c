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
export const devEdits = ({ migrate }: DevEditsOptions): Plugin => ({
  name: 'pahiya:dev-edits',
  apply: 'serve',
  configureServer({ environments }) {
    // A reload before the Worker has the change would show the old page.
    environments[WORKER]?.hot.on(WORKER_RELOADED, () =>
      environments.client?.hot.send({ type: 'full-reload' }),
    );
  },
  hotUpdate({ file, modules }) {
    if (this.environment.name !== WORKER) return undefined;
    const isMigration = file.endsWith('.sql');
    if (isMigration) migrate();
    if (modules.length > 0 || !(isMigration || file.includes('/public/'))) return undefined;
    const values: EnvironmentModuleNode | undefined =
      this.environment.moduleGraph.getModuleById(BUILD_VALUES);
    return values && [values];
  },
});
