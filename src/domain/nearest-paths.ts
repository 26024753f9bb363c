import { editDistance } from './edit-distance.ts';

interface Candidate {
  readonly path: string;
  readonly words: readonly string[];
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

/** "/Car-AC_servce/jaipur.html" → car, ac, servce, jaipur */
const wordsOf = (path: string): readonly string[] =>
  path
    .slice(0, LONGEST_PATH)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !EMPTY_WORDS.has(word))
    .slice(0, MOST_WORDS);

/** One slip from four letters on, two from eight on. */
const slipsAllowed = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

/** 1 for the same word, less with each slip, 0 for another word. */
function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const limit = Math.min(slipsAllowed(one), slipsAllowed(other));
  const slips = limit === 0 ? 1 : editDistance(one, other, limit);
  return slips > limit ? 0 : 1 - slips / Math.max(one.length, other.length);
}

/**
 * Makes the search for the real addresses nearest to one that does not exist: those that share the most words with it,
 * slips of a letter or two forgiven, rare words (a locality, a manufacturer) counting more than "car" and "service".
 */
export function createNearestPaths(
  paths: readonly string[],
): (path: string, options: NearestOptions) => readonly string[] {
  const candidates: readonly Candidate[] = paths.map((path) => ({ path, words: wordsOf(path) }));
  const weightOf = wordWeights(candidates);

  const score = (asked: readonly string[], { words }: Candidate): number => {
    const shared = asked.map((word) => {
      const best = Math.max(0, ...words.map((each) => likeness(word, each)));
      return best * weightOf(word);
    });
    const whole = sum(asked.map(weightOf)) + sum(words.map(weightOf));
    return whole === 0 ? 0 : (2 * sum(shared)) / whole;
  };

  return (path, { most, prefer }) => {
    const asked = wordsOf(path);
    return candidates
      .map((candidate) => {
        const isPreferred = prefer !== undefined && candidate.words.includes(prefer);
        return { path: candidate.path, score: score(asked, candidate) + (isPreferred ? PREFERENCE : 0) };
      })
      .filter((found) => found.score >= LEAST_LIKENESS)
      .sort((one, other) => other.score - one.score || one.path.length - other.path.length)
      .slice(0, most)
      .map((found) => found.path);
  };
}

/** The rarer a word is among the addresses, the more it says; a word of none may be a slip and counts as a middling one. */
function wordWeights(candidates: readonly Candidate[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const { words } of candidates) {
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const middling = Math.max(1, Math.sqrt(candidates.length));
  return (word) => Math.log(1 + candidates.length / (counts.get(word) ?? middling));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
