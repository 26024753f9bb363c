/** The browser's files for English pages; the Hindi namesake has those for Hindi ones (decision 008). */
export { fonts, idle, islands, loader, loaderFile, runtime } from 'virtual:client-build';
