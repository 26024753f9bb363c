import type { Plugin } from 'vite';

const MODULE = 'virtual:client-build';
const STYLES_MODULE = 'virtual:client-styles';

/** Lets Node import the pages without a client build. */
export const clientBuildStandIn: Plugin = {
  name: 'pahiya:client-build-stand-in',
  enforce: 'pre',
  resolveId: (id) => {
    if (id === STYLES_MODULE) return `\0${id}`;
    return id.startsWith(MODULE) ? `\0${MODULE}` : undefined;
  },
  load(id) {
    if (id === `\0${STYLES_MODULE}`) return 'export const firstScreens = {}, rules = [];';
    return id === `\0${MODULE}`
      ? `export const mode = 'production'; export const buildId = 'test'; export const loader = ''; export const loaderFile = ''; export const afterPaint = '';
         export const runtime = []; export const idle = ''; export const stylesheet = '/styles.css'; export const wholeStylesheet = '/all.css'; export const fonts = ['/font.woff2']; export const islands = {};`
      : undefined;
  },
};
