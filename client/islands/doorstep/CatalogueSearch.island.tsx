import { defineIsland } from '../island.ts';
import { CatalogueSearch } from './CatalogueSearch.tsx';

export const island = defineIsland({
  name: 'catalogue-search',
  start: 'interaction',
  Component: CatalogueSearch,
});
