import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';
import type { StyleEntry } from '../src/web/document/style-picker.ts';
import { addressesOf, CLIENT_FOLDER, chunkOf, readManifest } from './client-manifest.ts';
import { laterStyles, styleTable } from './style-table.ts';

const MODULE = 'virtual:client-build';

const RUNTIME = 'client/loader/runtime.tsx';
const IDLE = 'client/idle/run.ts';
const STYLESHEET = 'client/styles/main.css';
const FONT = 'client/fonts/anek-latin-400-800.woff2';

/** The exports of `virtual:client-build`, described in src/client-build.d.ts. */
interface ClientBuild {
  readonly mode: 'development' | 'production';
  readonly buildId: string;
  readonly loader: string;
  readonly runtime: readonly string[];
  readonly idle: string;
  readonly stylesheet: string;
  readonly font: string;
  readonly islands: Readonly<Record<string, readonly string[]>>;
  readonly styles: readonly StyleEntry[];
}

/** Pages name an island after its file: `LiveSlots.island.tsx` is `live-slots`. */
const islandName = (source: string): string =>
  basename(source, '.island.tsx')
    .replace(/\B[A-Z]/g, '-$&')
    .toLowerCase();

/** Tells the Worker the addresses of the client build, and gives it the loader's code and the style table. */
export function clientBuild(): Plugin {
  let isDevelopment = false;
  return {
    name: 'pahiya:client-build',
    configResolved(config) {
      isDevelopment = config.command === 'serve';
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      return moduleCode(isDevelopment ? developmentBuild() : await productionBuild());
    },
  };
}

/** The virtual module's code. The style table stays a string until the first page, because parsing it delays a start. */
function moduleCode({ styles, ...values }: ClientBuild): string {
  return [
    ...Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`),
    'let table;',
    `export const styles = () => (table ??= JSON.parse(${JSON.stringify(JSON.stringify(styles))}));`,
  ].join('\n');
}

/** In development the browser loads the sources themselves, and Vite serves them. */
function developmentBuild(): ClientBuild {
  const islands = globSync('client/islands/*/*.island.tsx').map((file) => [islandName(file), [`/${file}`]]);
  return {
    mode: 'development',
    buildId: 'development',
    loader: '',
    runtime: [`/${RUNTIME}`],
    idle: `/${IDLE}`,
    stylesheet: `/${STYLESHEET}`,
    font: '',
    islands: Object.fromEntries(islands),
    styles: [],
  };
}

async function productionBuild(): Promise<ClientBuild> {
  const manifest = readManifest();
  const address = (source: string): string => `/${chunkOf(manifest, source).file}`;
  const styles = styleTable(readFileSync(join(CLIENT_FOLDER, address(STYLESHEET)), 'utf8'));
  const stylesheet = writeLaterStyles(styles);
  const runtime = runtimeAddresses(manifest);
  return {
    mode: 'production',
    buildId: hashOf(JSON.stringify(manifest) + stylesheet),
    loader: await buildLoader(),
    runtime,
    idle: address(IDLE),
    stylesheet,
    font: address(FONT),
    islands: islandAddresses(manifest, new Set(runtime)),
    styles,
  };
}

/** The hydration runtime first, then the chunks that several islands share. */
function runtimeAddresses(manifest: Manifest): string[] {
  const shared = Object.values(manifest).filter(
    ({ name, isEntry }) => (name === 'base' || name === 'shared') && !isEntry,
  );
  const chunks = [chunkOf(manifest, RUNTIME), ...shared];
  return [...new Set(chunks.flatMap((chunk) => addressesOf(manifest, chunk)))];
}

/** For each island its module and the chunks that it imports, without those of the runtime. */
function islandAddresses(manifest: Manifest, runtime: ReadonlySet<string>): ClientBuild['islands'] {
  const sources = Object.keys(manifest).filter((source) => source.endsWith('.island.tsx'));
  return Object.fromEntries(
    sources.map((source) => {
      const needed = addressesOf(manifest, chunkOf(manifest, source));
      return [islandName(source), needed.filter((file) => !runtime.has(file))];
    }),
  );
}

/** Writes the stylesheet that pages fetch when they are idle, into the client build. Returns its address. */
function writeLaterStyles(styles: readonly StyleEntry[]): string {
  const css = laterStyles(styles);
  const address = `/assets/later-${hashOf(css).slice(0, 8)}.css`;
  writeFileSync(join(CLIENT_FOLDER, address), css);
  return address;
}

/** Builds the loader as one piece without imports, because it stands inside every page. */
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

/** 16 hexadecimal digits of a hash. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
