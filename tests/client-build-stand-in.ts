import type { Plugin } from 'vite';

const MODULE = 'virtual:client-build';

/** Lets Node import the pages without a client build. */
export const clientBuildStandIn: Plugin = {
  name: 'pahiya:client-build-stand-in',
  enforce: 'pre',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) =>
    id === `\0${MODULE}`
      ? `export const mode = 'production'; export const buildId = 'test'; export const loader = '';
         export const runtime = []; export const idle = ''; export const stylesheet = '/styles.css'; export const font = '/font.woff2'; export const islands = {}; export const styles = () => [];`
      : undefined,
};
