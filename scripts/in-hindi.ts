import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The entrance to the Hindi site: `src/site.ts`, read in Hindi. */
const ENTRANCE = 'virtual:hindi';
/** The mark of a module of the Hindi site, where one build holds both sites. */
const MARK = '?hi';

const ROOT = `${resolve(import.meta.dirname, '..')}/`;
/** The area of an own file, such as `src/content/`. */
const ENGLISH_AREA = /^((?:src|client)\/\w+\/)(?!hi\/)/;
const HINDI_AREA = /^(?:src|client)\/\w+\/hi\//;

/** The path from the root of the repository on: a folder above it may be called `src` too. */
const pathOf = (file: string): string => (file.startsWith(ROOT) ? file.slice(ROOT.length) : file);

/** The Hindi namesake that a file would have: `src/content/hi/cities/jaipur.ts` of `src/content/cities/jaipur.ts`. */
export const namesakeOf = (file: string): string =>
  file.slice(0, file.length - pathOf(file).length) + pathOf(file).replace(ENGLISH_AREA, '$1hi/');

/** Whether a file is a translation. */
export const isHindi = (file: string): boolean => HINDI_AREA.test(pathOf(file));

/** The file that an import means in the Hindi site: the namesake where there is one. */
function fileInHindi(importer: string, source: string): string {
  const file = resolve(dirname(importer), source);
  const namesake = namesakeOf(file);
  // A translation takes the facts from the English module that it translates.
  return namesake !== importer && existsSync(namesake) ? namesake : file;
}

/** Reads every own module in Hindi: the build of the browser's files for Hindi pages. */
export const inHindi = (): Plugin => ({
  name: 'pahiya:in-hindi',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer !== undefined && source.startsWith('.') ? fileInHindi(importer, source) : undefined,
});

/**
 * Gives the Worker the site a second time, in Hindi (decision 008). Packages are shared, and so are the facts that a
 * translation takes from its English module and a module that speaks both languages. Every other module that
 * `src/site.ts` reaches exists once in each language, told apart by the mark.
 */
export function hindiSite(): Plugin {
  return {
    name: 'pahiya:hindi-site',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === ENTRANCE) return `${ROOT}src/site.ts${MARK}`;
      // The browser of a developer asks for a marked file by its address.
      if (importer === undefined) return source.endsWith(MARK) ? entryFile(source) : undefined;
      return moduleOf(importer, source);
    },
    load(id) {
      if (!id.endsWith(MARK)) return undefined;
      const file = withoutMark(id);
      this.addWatchFile(file);
      return { code: readFileSync(file, 'utf8'), moduleType: file.endsWith('x') ? 'tsx' : 'ts' };
    },
  };
}

/** The file of an entry. The development server names it as browsers ask for it: from the root of the site. */
export const entryFile = (source: string): string =>
  source.startsWith('/') && !source.startsWith(ROOT) ? `${ROOT}${source.slice(1)}` : resolve(ROOT, source);

/** The module that an import means; undefined leaves it to the build, as in English. */
export function moduleOf(importer: string, source: string): string | undefined {
  if (!source.startsWith('.')) return undefined;
  const from = withoutMark(importer);
  const file = resolve(dirname(from), source);
  // A translation has a mark whoever imports it, so that it exists once.
  if (importer === from && !isHindi(from)) return isHindi(file) ? `${file}${MARK}` : undefined;
  return namesakeOf(file) === from || speaksBoth(file) ? file : `${fileInHindi(from, source)}${MARK}`;
}

const IMPORTS_HINDI = /^import .* from '\..*\/hi\//m;

/** Whether an English module imports a translation itself, so that it speaks both languages and exists once. */
const speaksBoth = (file: string): boolean =>
  !isHindi(file) && existsSync(file) && IMPORTS_HINDI.test(readFileSync(file, 'utf8'));

const withoutMark = (id: string): string => (id.endsWith(MARK) ? id.slice(0, -MARK.length) : id);
