import { createNearWords } from './near-words.ts';

interface Candidate {
  readonly path: string;
  readonly words: readonly string[];
  /** What its words say together. */
  readonly weight: number;
}

interface NearestOptions {
  readonly most: number;
  /** A word that decides between equals: the slug of the visitor's city. */
  readonly prefer?: string;
}

/** Longer addresses are no slip of the finger; this bounds the work that a stranger can cause. */
const LONGEST_PATH = 160;
const MOST_WORDS = 12;

/** Says nothing of what a page is about. */
const EMPTY_WORDS = new Set([
  'in',
  'at',
  'the',
  'and',
  'of',
  'html',
  'htm',
  'php',
  'aspx',
  'index',
  'page',
  'www',
]);

/** At least this much of both addresses has to agree. */
const LEAST_LIKENESS = 0.34;
const PREFERENCE = 0.08;
/** A page beside the one that was asked for, or right above it: an unknown locality leads to those of its city. */
const KINSHIP = 0.2;
/** The same name, its words run together or apart: "malviyanagar". */
const SAME_NAME = 1;

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replaceAll('-', '');

/** What the shape of two addresses says for them, beyond their words. */
function kinship(asked: string, path: string): number {
  const parent = parentOf(asked);
  if (parent === '') return 0;
  if (path === parent) return KINSHIP;
  if (parentOf(path) !== parent) return 0;
  return nameOf(path) === nameOf(asked) ? SAME_NAME : KINSHIP;
}

/** "/Car-AC_servce/jaipur.html" → car, ac, servce, jaipur */
const wordsOf = (path: string): readonly string[] =>
  path
    .slice(0, LONGEST_PATH)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !EMPTY_WORDS.has(word))
    .slice(0, MOST_WORDS);

/** No word's pages are looked at beyond these many, the shortest first: a site of any size answers as quickly. */
const MOST_PAGES_OF_A_WORD = 400;

/**
 * Makes the search for the real addresses nearest to one that does not exist: those that share the most words with it,
 * slips of a letter or two forgiven, rare words (a locality, a manufacturer) counting more than "car" and "service".
 */
export function createNearestPaths(
  paths: readonly string[],
): (path: string, options: NearestOptions) => readonly string[] {
  const words = paths.map(wordsOf);
  const weightOf = wordWeights(words);
  const weightOfAll = (some: readonly string[]) => sum(some.map(weightOf));
  const byWord = pagesByWord(
    words.map((own, at) => ({ path: paths[at] ?? '', words: own, weight: weightOfAll(own) })),
  );
  const nearWords = createNearWords(byWord.keys());

  /** What each page has in common with the words, each word counted once, by the page's likest one. */
  const sharedBy = (asked: readonly string[]): ReadonlyMap<Candidate, number> => {
    const shared = new Map<Candidate, number>();
    for (const word of asked) {
      const counted = new Set<Candidate>();
      for (const near of nearWords(word)) {
        for (const page of byWord.get(near.word) ?? []) {
          if (counted.has(page)) continue;
          counted.add(page);
          shared.set(page, (shared.get(page) ?? 0) + near.likeness * weightOf(word));
        }
      }
    }
    return shared;
  };

  return (path, { most, prefer }) => {
    const asked = wordsOf(path);
    const whole = weightOfAll(asked);
    const written = path.slice(0, LONGEST_PATH).toLowerCase();
    return [...sharedBy(asked)]
      .map(([page, shared]) => {
        const isPreferred = prefer !== undefined && page.words.includes(prefer);
        const likeness = (2 * shared) / (whole + page.weight);
        const score = likeness + (isPreferred ? PREFERENCE : 0) + kinship(written, page.path);
        return { path: page.path, score };
      })
      .filter((found) => found.score >= LEAST_LIKENESS)
      .sort((one, other) => other.score - one.score || one.path.length - other.path.length)
      .slice(0, most)
      .map((found) => found.path);
  };
}

/** The pages whose address has a word; of very many those that say the least besides. */
function pagesByWord(candidates: readonly Candidate[]): ReadonlyMap<string, readonly Candidate[]> {
  const pages = new Map<string, Candidate[]>();
  for (const candidate of [...candidates].sort((one, other) => one.weight - other.weight)) {
    for (const word of new Set(candidate.words)) {
      const known = pages.get(word) ?? [];
      pages.set(word, known);
      if (known.length < MOST_PAGES_OF_A_WORD) known.push(candidate);
    }
  }
  return pages;
}

/** The rarer a word is among the addresses, the more it says; a word of none may be a slip and counts as a middling one. */
function wordWeights(pages: readonly (readonly string[])[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const words of pages) {
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const middling = Math.max(1, Math.sqrt(pages.length));
  return (word) => Math.log(1 + pages.length / (counts.get(word) ?? middling));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
