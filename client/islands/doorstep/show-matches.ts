import { matchesSearch } from '../../../src/features/doorstep/rules/catalogue-search.ts';

/**
 * Shows the services that are wanted and hides the others, with the categories that are left empty. The rows are the
 * server's own HTML, not this island's: each says its category and the words it is found by.
 * @returns how many services are shown
 */
export function showMatches(page: Document, wanted: { search: string; category: string }): number {
  let found = 0;
  for (const section of page.querySelectorAll<HTMLElement>('[data-category]')) {
    const isWanted = wanted.category === '' || section.dataset.category === wanted.category;
    let shown = 0;
    for (const row of section.querySelectorAll<HTMLElement>('[data-words]')) {
      row.hidden = !(isWanted && matchesSearch(row.dataset.words ?? '', wanted.search));
      if (!row.hidden) shown += 1;
    }
    section.hidden = shown === 0;
    found += shown;
  }
  return found;
}
