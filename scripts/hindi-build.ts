import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Plugin, parseSync } from 'vite';

/** The query of a module's Hindi copy. */
const COPY = '?hi';
/** The entrance to the Hindi copies: the copy of `src/site.ts`. */
const ENTRANCE = 'virtual:hindi';

/** The files that each file imports, with absolute paths. Type imports are left out. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * The Hindi namesake that a file would have: `content/text/hi/home.ts` of `content/text/en/home.ts`, and
 * `jaipur.hi.ts` beside `jaipur.ts`.
 */
export const namesakeOf = (file: string): string =>
  file.includes('/content/text/en/')
    ? file.replace('/content/text/en/', '/content/text/hi/')
    : file.replace(/\.(tsx?)$/, '.hi.$1');

const isNamesake = (file: string): boolean => file.includes('/content/text/hi/') || /\.hi\.tsx?$/.test(file);

/** The files with a Hindi namesake, and every file that imports one of them, directly or through others. */
export function filesToCopy(graph: ImportGraph): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of graph)
    for (const target of imported) importers.set(target, [...(importers.get(target) ?? []), file]);
  const found = new Set([...graph.keys()].filter((file) => graph.has(namesakeOf(file))));
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
}

/**
 * The module that an import of a Hindi module means; undefined where both languages share the target.
 * @param importer the importing module's path, without the query
 * @param target the imported file's path
 */
export function hindiTarget(
  importer: string,
  target: string,
  graph: ImportGraph,
  copied: ReadonlySet<string>,
): string | undefined {
  const namesake = namesakeOf(target);
  // A translation takes the facts from the English module that it translates.
  if (namesake === importer) return undefined;
  // A translation that another one imports by its own name is one module, not a second copy.
  if (isNamesake(target)) return undefined;
  if (graph.has(namesake)) return namesake;
  return copied.has(target) ? `${target}${COPY}` : undefined;
}

/**
 * Builds the Hindi site from the same modules (decision 008). Every module that reaches a translated text gets a
 * second copy, in which imports of an English text resolve to its Hindi namesake. Other modules stay shared.
 */
export function hindiBuild(root = resolve(import.meta.dirname, '..')): Plugin {
  let graph: ImportGraph | undefined;
  let copied: ReadonlySet<string> = new Set();
  const known = (): ImportGraph => {
    if (graph === undefined) {
      graph = readGraph(root);
      copied = filesToCopy(graph);
    }
    return graph;
  };
  return {
    name: 'pahiya:hindi',
    enforce: 'pre',
    buildStart() {
      graph = undefined;
    },
    // In development an edit may add an import or a namesake.
    watchChange() {
      graph = undefined;
    },
    resolveId(source, importer) {
      if (source === ENTRANCE) return `${root}/src/site.ts${COPY}`;
      if (importer === undefined) return source.endsWith(COPY) ? entryFile(root, source) : undefined;
      const file = withoutQuery(importer);
      if (!source.startsWith('.') || !(importer.endsWith(COPY) || isNamesake(file))) return undefined;
      return hindiTarget(file, resolve(dirname(file), source), known(), copied);
    },
    load(id) {
      if (!id.endsWith(COPY)) return undefined;
      const file = withoutQuery(id);
      this.addWatchFile(file);
      return { code: readFileSync(file, 'utf8'), moduleType: file.endsWith('x') ? 'tsx' : 'ts' };
    },
  };
}

/** The file of an entry. The development server names it as browsers ask for it: from the root of the site. */
export const entryFile = (root: string, source: string): string =>
  source.startsWith('/') && !source.startsWith(`${root}/`) ? `${root}${source}` : resolve(root, source);

const withoutQuery = (id: string): string => id.replace(/\?.*$/, '');

/** Reads the imports of every source file once. A parser takes 200 ms for all of them. */
function readGraph(root: string): ImportGraph {
  const files = globSync(['src/**/*.{ts,tsx}', 'client/**/*.{ts,tsx}'], { cwd: root }).map((file) =>
    resolve(root, file),
  );
  return new Map(files.map((file) => [file, importedBy(file)]));
}

function importedBy(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const named = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? moduleRequest.value : [])),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
  return named
    .filter((target) => target.startsWith('.'))
    .map((target) => resolve(dirname(file), target))
    .filter((target) => existsSync(target));
}
