import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'vite';
import type { StyleEntry } from '../src/web/document/style-picker.ts';
import { laterStyles } from './later-styles.ts';
import { styleTable } from './style-table.ts';

const MODULE = 'virtual:client-build';
const CLIENT = 'dist/client';

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** Pages and the loader name an island after its file: `LiveSlots.island.tsx` is `live-slots`. */
const islandName = (source: string): string =>
  basename(source, '.island.tsx')
    .replace(/\B[A-Z]/g, '-$&')
    .toLowerCase();

/**
 * Hands the Worker what the client build made: the loader's code, the addresses of the hydration runtime and of
 * each island (with the chunks that they import, so that they can be fetched side by side), and the style table.
 */
export function clientBuild(): Plugin {
  let serving = false;
  return {
    name: 'pahiya:client-build',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const made = serving ? developmentBuild() : { ...productionBuild(), loader: await buildLoader() };
      const { styles, ...others } = made;
      return [
        ...Object.entries(others).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`),
        // As text: a start reads over it in no time, and the first page makes a table of it.
        'let table;',
        `export const styles = () => (table ??= JSON.parse(${JSON.stringify(JSON.stringify(styles))}));`,
      ].join('\n');
    },
  };
}

function developmentBuild() {
  const islands = globSync('client/islands/*/*.island.tsx').map((file) => [islandName(file), [`/${file}`]]);
  return {
    mode: 'development',
    buildId: 'development',
    loader: '',
    runtime: ['/client/loader/runtime.tsx'],
    idle: '/client/idle/run.ts',
    stylesheet: '/client/styles/main.css',
    font: '',
    islands: Object.fromEntries(islands),
    styles: [],
  };
}

function productionBuild() {
  const manifestPath = join(CLIENT, '.vite/manifest.json');
  if (!existsSync(manifestPath))
    throw new Error(`${manifestPath} is missing: build the client before the worker`);
  const manifest: Record<string, ManifestChunk> = JSON.parse(readFileSync(manifestPath, 'utf8'));
  const chunk = (source: string): ManifestChunk => {
    const found = manifest[source];
    if (!found) throw new Error(`${source} is not in the client's manifest`);
    return found;
  };
  const files = (source: string, seen = new Set<string>()): string[] => {
    if (seen.has(source)) return [];
    seen.add(source);
    return filesOf(chunk(source), seen);
  };
  const filesOf = ({ file, imports = [] }: ManifestChunk, seen?: Set<string>): string[] => [
    `/${file}`,
    ...imports.flatMap((imported) => files(imported, seen)),
  ];
  const css = readFileSync(join(CLIENT, chunk('client/styles/main.css').file), 'utf8');
  const styles = styleTable(css);
  const stylesheet = writeLaterStyles(styles);
  const islands = Object.keys(manifest).filter((source) => source.endsWith('.island.tsx'));
  const shared = Object.values(manifest).filter(
    ({ name, isEntry }) => (name === 'base' || name === 'shared') && isEntry !== true,
  );
  const runtimeFiles = files('client/loader/runtime.tsx');
  const runtime = [...new Set([...runtimeFiles, ...shared.flatMap((made) => filesOf(made))])];
  return {
    mode: 'production',
    buildId: stylesheet.replace(/\W/g, '').slice(-14) + String(manifestHash(manifest)),
    runtime,
    idle: `/${chunk('client/idle/run.ts').file}`,
    stylesheet: `/${stylesheet}`,
    font: `/${chunk('client/fonts/anek-latin-400-800.woff2').file}`,
    islands: Object.fromEntries(
      islands.map((source) => [islandName(source), files(source).filter((file) => !runtime.includes(file))]),
    ),
    styles,
  };
}

/** The stylesheet that pages fetch when they are idle; its address in the client's build. */
function writeLaterStyles(styles: readonly StyleEntry[]): string {
  const css = laterStyles(styles);
  const file = `assets/later-${createHash('sha256').update(css).digest('base64url').slice(0, 6)}.css`;
  writeFileSync(join(CLIENT, file), css);
  return file;
}

/** The loader in one piece, without imports, fit to stand inside a page. */
async function buildLoader(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: 'client/loader/main.ts' },
      modulePreload: false,
    },
  });
  const [output] = [built].flat();
  const [chunk] = output && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The loader was not built');
  return chunk.code.trim();
}

function manifestHash(manifest: Record<string, ManifestChunk>): number {
  const text = Object.values(manifest)
    .map(({ file }) => file)
    .join();
  return [...text].reduce((hash, character) => (hash * 31 + character.charCodeAt(0)) >>> 0, 7);
}
