/** The browser's files for Hindi pages. */
export { fonts, idle, islands, loader, loaderFile, runtime } from 'virtual:client-build/hindi';
