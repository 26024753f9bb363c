/** The Hindi copy of the site, made by scripts/in-hindi.ts. Its types are those of the English one. */
declare module 'virtual:hindi' {
  export { createSite } from './site.ts';
}
