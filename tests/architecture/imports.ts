import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** One import of one of our files, with paths from the repository's root. */
export interface Import {
  readonly from: string;
  readonly to: string;
  /** Types are erased from the build: they carry no secret and no weight. */
  readonly typeOnly: boolean;
}

const STATEMENT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:([\w*\s{},$]+?)\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** The imports of a source file, resolved to paths; packages keep their names. */
export function importsOf(file: string, source: string): Import[] {
  return [...source.matchAll(STATEMENT)].map(([, type, names = '', named, dynamic]) => {
    const target = named ?? dynamic ?? '';
    const to = target.startsWith('.') ? normalize(join(dirname(file), target)).replaceAll('\\', '/') : target;
    return { from: file, to, typeOnly: type !== undefined || onlyTypes(names) };
  });
}

/** `import { type A, type B }` */
function onlyTypes(names: string): boolean {
  const inner = /^\{([^}]*)\}$/.exec(names.trim())?.[1];
  if (inner === undefined) return false;
  const parts = inner.split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '').every((part) => part.startsWith('type '));
}

export const sourceFiles = (): string[] =>
  globSync(['src/**/*.{ts,tsx}', 'client/**/*.{ts,tsx}']).map((file) => file.replaceAll('\\', '/'));

export const allImports = (): Import[] =>
  sourceFiles().flatMap((file) => importsOf(file, readFileSync(file, 'utf8')));
