/** The browser's files for English pages; the Hindi namesake has those for Hindi ones (decision 116). */
export { fonts, idle, islands, loader, loaderFile, runtime } from 'virtual:client-build';
