import MiniSearch, { type SearchResult } from 'minisearch';

interface NearestOptions {
  readonly most: number;
  /** The slug of the visitor's city. It decides between pages that are equally near. */
  readonly prefer?: string;
}

/** These bound the work that a stranger's address can cause. */
const LONGEST_PATH = 160;
const MOST_WORDS = 12;

/** Words that do not distinguish one page from another. All Hindi addresses begin with `hi`. */
const STOP_WORDS = new Set('hi in at the and of html htm php aspx index page www'.split(' '));

/** The share of words that two addresses must have in common. */
const LEAST_SHARED = 0.34;

/** Factors on a page's score. The parent of an unknown page and its siblings are the likeliest targets. */
const PREFERRED_CITY = 1.2;
const PARENT = 3;
const SIBLING = 1.5;
const SAME_NAME = 10;

/** "/Car-AC_servce/jaipur.html" → car, ac, servce, jaipur */
const wordsOf = (path: string): string[] =>
  path
    .slice(0, LONGEST_PATH)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !STOP_WORDS.has(word))
    .slice(0, MOST_WORDS);

/**
 * Returns the number of edits that a word may need. Two swapped letters count as two. A short word allows none, because
 * too many other words are similar to it.
 */
const editsAllowed = ({ length }: string): number => (length < 4 ? 0 : length === 4 ? 1 : 2);

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replaceAll('-', '');

/** Returns the relation of two paths in the tree of addresses as a factor; 1 for no relation. */
function kinship(requested: string, path: string): number {
  const parent = parentOf(requested);
  if (parent === '') return 1;
  if (path === parent) return PARENT;
  if (parentOf(path) !== parent) return 1;
  return nameOf(path) === nameOf(requested) ? SAME_NAME : SIBLING;
}

/**
 * Builds the search for the real addresses nearest to one that does not exist. MiniSearch forgives typos and weighs
 * rare words, such as a locality, more than "car" and "service".
 */
export function createNearestPaths(
  paths: readonly string[],
): (path: string, options: NearestOptions) => readonly string[] {
  const index = new MiniSearch({ idField: 'path', fields: ['path'], tokenize: wordsOf });
  index.addAll(paths.map((path) => ({ path })));
  const known = new Set(paths.flatMap(wordsOf));
  const shared = ({ id, queryTerms }: SearchResult, words: number): number =>
    (2 * queryTerms.length) / (words + wordsOf(String(id)).length);

  return (path, { most, prefer }) => {
    const requested = path.slice(0, LONGEST_PATH).toLowerCase();
    const words = new Set(wordsOf(path)).size;
    return index
      .search(path, {
        // A word of a real address is no typo: "service" must not find "services" as well.
        fuzzy: (word) => (known.has(word) ? false : editsAllowed(word)),
        boostDocument: (id) =>
          kinship(requested, id) *
          (prefer !== undefined && wordsOf(id).includes(prefer) ? PREFERRED_CITY : 1),
      })
      .filter((found) => shared(found, words) >= LEAST_SHARED)
      .sort((one, other) => other.score - one.score || one.id.length - other.id.length)
      .slice(0, most)
      .map(({ id }) => String(id));
  };
}
