import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { isStated, type Origin } from '../src/values/stated.ts';
import { isHindi } from './in-hindi.ts';

/** A fact that is not the business's own, and its place in the content. */
export interface UnconfirmedFact {
  readonly origin: Exclude<Origin, 'business'>;
  readonly file: string;
  /** The export and its fields; the entries of a list share one name: `doorstepServices[].rating`. */
  readonly name: string;
  readonly count: number;
}

interface ContentModule {
  readonly file: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** The posts are Markdown, which only a build reads; they state nothing. */
const NEEDS_A_BUILD = new Set(['src/content/blog/posts.ts', 'src/content/hi/blog/posts.ts']);

/** The English modules come last, for a fact that both languages export belongs to them. */
export const readContent = async (): Promise<readonly ContentModule[]> =>
  Promise.all(
    globSync('src/content/**/*.ts')
      .filter((file) => !NEEDS_A_BUILD.has(file))
      .sort((one, other) => Number(isHindi(other)) - Number(isHindi(one)) || (one < other ? -1 : 1))
      .map(async (file) => ({ file, exports: await import(resolve(file)) })),
  );

/** Finds all sample content and all placeholders in modules, by file and name. */
export function unconfirmedFacts(modules: readonly ContentModule[]): readonly UnconfirmedFact[] {
  const places = new Map<object, Place>();
  for (const { file, exports } of modules) {
    for (const [name, value] of Object.entries(exports)) collect(value, { file, name }, places, new Set());
  }
  const byName = Map.groupBy(places, ([fact, { file, name }]) => `${file}\n${name}\n${originOf(fact)}`);
  return [...byName.values()].flatMap((group) => {
    const [first] = group;
    const origin = first && originOf(first[0]);
    if (first === undefined || origin === undefined || origin === 'business') return [];
    return [{ origin, ...first[1], count: group.length }];
  });
}

interface Place {
  readonly file: string;
  readonly name: string;
}

/**
 * Notes the place of each fact. A fact that several modules export belongs to the one that holds it
 * the least deep, and of two equal ones to the later.
 */
function collect(value: unknown, place: Place, places: Map<object, Place>, path: Set<object>): void {
  if (typeof value !== 'object' || value === null || path.has(value)) return;
  if (originOf(value) !== undefined) {
    const known = places.get(value);
    if (known === undefined || depthOf(known) >= depthOf(place)) places.set(value, place);
    return;
  }
  path.add(value);
  for (const [key, part] of Object.entries(value)) {
    const name = Array.isArray(value) ? `${place.name}[]` : `${place.name}.${key}`;
    collect(part, { ...place, name }, places, path);
  }
  path.delete(value);
}

const depthOf = ({ name }: Place): number => name.split(/\.|\[\]/).length;

/** The origin of a fact; undefined for content that states none. */
function originOf(value: object): Origin | undefined {
  if (isStated(value)) return value.origin;
  if ('isPlaceholder' in value && value.isPlaceholder === true) return 'placeholder';
  return 'isDraft' in value && value.isDraft === true ? 'draft' : undefined;
}
