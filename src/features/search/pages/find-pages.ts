import MiniSearch from 'minisearch';
import type { City } from '../../../content/cities/city.ts';
import type { PriceBook } from '../../pricing/contract.ts';
import { isListedTerm, queryTerms, textTerms } from '../../voice/contract.ts';
import { type SearchEntry, searchEntries } from './search-entries.ts';

export interface FoundPage {
  readonly path: string;
  readonly title: string;
  readonly detail: string;
}

interface SearchIndex {
  readonly version: string | undefined;
  readonly entries: readonly SearchEntry[];
  readonly index: MiniSearch;
}

let built: SearchIndex | undefined;

/** Returns the index. It builds a new one at the first search and after the price sheet changes. */
function indexFor(book: PriceBook | undefined): SearchIndex {
  if (built && built.version === book?.version) return built;
  const entries = searchEntries(book);
  const index = new MiniSearch({ fields: ['title', 'words'], idField: 'id', tokenize: textTerms });
  index.addAll(entries.map(({ title, name = title, words }, id) => ({ id, title: name, words })));
  built = { version: book?.version, entries, index };
  return built;
}

const LONGEST_EXACT_WORD = 3;
/** Shorter words must match exactly: "ac" means the AC, not every Accent and Accord. */
const SHORTEST_BEGINNING = 3;

const options = {
  tokenize: queryTerms,
  prefix: (word: string) => word.length >= SHORTEST_BEGINNING && !isListedTerm(word),
  // One edit turns a short word into another word.
  fuzzy: (word: string) => (word.length > LONGEST_EXACT_WORD && !isListedTerm(word) ? 0.2 : false),
  boost: { title: 3 },
};

/**
 * Finds up to `most` pages for a query, the best first. If no page matches all words, pages that match any word count.
 */
export function findPages(
  query: string,
  { city, book, most }: { readonly city: City; readonly book: PriceBook | undefined; readonly most: number },
): readonly FoundPage[] {
  const { index, entries } = indexFor(book);
  const boostDocument = (id: unknown): number => entries[Number(id)]?.likelihood ?? 1;
  const all = index.search(query, { ...options, boostDocument, combineWith: 'AND' });
  const hits = all.length > 0 ? all : index.search(query, { ...options, boostDocument });
  const found = hits.slice(0, 2 * most).flatMap(({ id }) => {
    const entry = entries[Number(id)];
    return entry === undefined ? [] : [inCity(entry, city)];
  });
  // In some cities the page of a kind of work is one of the city's own pages.
  return found
    .filter(({ path }, place) => found.findIndex((one) => one.path === path) === place)
    .slice(0, most);
}

const inCity = ({ path, title, detail }: SearchEntry, city: City): FoundPage => ({
  path: typeof path === 'string' ? path : path(city),
  title,
  detail: typeof detail === 'string' ? detail : detail(city),
});
