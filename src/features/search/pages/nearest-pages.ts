import { NOT_FOUND, type PageContext, type PageEntry } from '../../../web/pages/page-entry.ts';
import { createNearestPaths } from '../rules/nearest-paths.ts';

export interface NearPage {
  readonly path: string;
  readonly title: string;
}

const MOST_PAGES = 6;
/** The words of a longer address help nobody, and comparing each of them takes time. */
const COMPARED_LETTERS = 200;

interface Prepared {
  readonly near: ReturnType<typeof createNearestPaths>;
  readonly entryOf: ReadonlyMap<string, PageEntry>;
}

const prepared = new WeakMap<readonly PageEntry[], Prepared>();

/** Prepares a table once, because splitting hundreds of addresses takes far longer than a look-up. */
function preparedFor(table: readonly PageEntry[]): Prepared {
  const known = prepared.get(table);
  if (known) return known;
  const open = table.filter(({ audience }) => audience === 'public');
  const entryOf = new Map(open.flatMap((entry) => entry.paths().map((path) => [path, entry] as const)));
  const made = { near: createNearestPaths([...entryOf.keys()]), entryOf };
  prepared.set(table, made);
  return made;
}

/** Finds the real pages nearest to an unknown address, with the pages' own titles. */
export async function nearestPages(
  table: readonly PageEntry[],
  context: PageContext,
): Promise<readonly NearPage[]> {
  const { near, entryOf } = preparedFor(table);
  const paths = near(context.path.slice(0, COMPARED_LETTERS), {
    most: MOST_PAGES,
    prefer: context.city.slug,
  });
  const pages = await Promise.all(paths.map((path) => nearPage(entryOf.get(path), path, context)));
  return pages.flatMap((page) => page ?? []);
}

async function nearPage(
  entry: PageEntry | undefined,
  path: string,
  context: PageContext,
): Promise<NearPage | undefined> {
  const page = entry?.open(path);
  const loaded = await page?.load({
    ...context,
    path,
    query: new URLSearchParams(),
    city: page.city ?? context.city,
  });
  if (loaded === undefined || loaded === NOT_FOUND) return undefined;
  return { path, title: loaded.metadata.title.replace(` | ${context.brand.name}`, '') };
}
