import { createNearestPaths } from '../../domain/nearest-paths.ts';
import { NOT_FOUND, type PageContext, type PageEntry } from '../page-entry.ts';

export interface NearPage {
  readonly path: string;
  readonly title: string;
}

const MOST_PAGES = 6;

type NearestPaths = ReturnType<typeof createNearestPaths>;

const prepared = new WeakMap<readonly PageEntry[], NearestPaths>();

/** Prepared once for a table: comparing is quick, taking hundreds of addresses apart is not. */
function nearestPathsOf(table: readonly PageEntry[]): NearestPaths {
  const known = prepared.get(table);
  if (known) return known;
  const open = table.filter(({ audience }) => audience === 'public');
  const made = createNearestPaths(open.flatMap((entry) => entry.paths()));
  prepared.set(table, made);
  return made;
}

/** The real pages nearest to an address that does not exist, by the titles that they have themselves. */
export async function nearestPages(
  table: readonly PageEntry[],
  context: PageContext,
): Promise<readonly NearPage[]> {
  const paths = nearestPathsOf(table)(context.path, { most: MOST_PAGES, prefer: context.city.slug });
  const pages = await Promise.all(paths.map((path) => nearPage(table, path, context)));
  return pages.flatMap((page) => page ?? []);
}

async function nearPage(
  table: readonly PageEntry[],
  path: string,
  context: PageContext,
): Promise<NearPage | undefined> {
  const page = table.find((entry) => entry.paths().includes(path))?.open(path);
  const loaded = await page?.load({
    ...context,
    path,
    query: new URLSearchParams(),
    city: page.city ?? context.city,
  });
  if (loaded === undefined || loaded === NOT_FOUND) return undefined;
  return { path, title: loaded.metadata.title.replace(` | ${context.brand.name}`, '') };
}
