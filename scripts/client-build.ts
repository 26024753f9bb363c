import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'vite';
import {
  CLIENT_FOLDER,
  chunkOf,
  IDLE,
  islandName,
  RUNTIME,
  readManifest,
  type Scripts,
  scriptsOf,
} from './client-manifest.ts';
import { minified } from './client-options.ts';
import { type FirstScreens, pickFirstScreens } from './first-screens.ts';
import { HINDI_MANIFEST } from './hindi-client.ts';
import { inHindi } from './in-hindi.ts';
import { writeAdminWorker, writeServiceWorker } from './service-worker.ts';
import type { StyleEntry } from './style-picker.ts';
import { classesOnlyIn, laterStyles, styleTable, withLengths } from './style-table.ts';

const MODULE = 'virtual:client-build';
/** The module's part for Hindi pages. */
const HINDI_MODULE = `${MODULE}/hindi`;
const STYLES_MODULE = 'virtual:client-styles';

/** The part of the loader that every page inlines, and its file. */
const FIRST = 'client/loader/first.ts';
const LOADER = 'client/loader/main.ts';
/** The part that a page inlines where it waits for an island. */
const AFTER_PAINT = 'client/loader/after-paint.ts';
const SERVICE_WORKER = 'client/service-worker/main.ts';
const ADMIN_WORKER = 'client/service-worker/admin.ts';
const ADMIN = 'client/admin/live-records.ts';
const PUSH = 'client/admin/push.ts';
const STYLESHEET = 'client/styles/main.css';
const FONT = 'client/fonts/anek-latin-400-800.woff2';
/** The prices that ship with the site. */
const PRICE_SHEET = 'public/price-sheet.csv';
const HINDI_FONT = 'client/fonts/anek-devanagari-500-700.woff2';

/** The files of one language, described in src/client-build.d.ts. */
interface FilesOfLanguage extends Scripts {
  readonly loader: string;
  readonly loaderFile: string;
  readonly fonts: readonly string[];
}

/** The exports of `virtual:client-build` and `virtual:client-styles`, described in src/client-build.d.ts. */
interface ClientBuild extends FilesOfLanguage {
  readonly mode: 'development' | 'production';
  readonly buildId: string;
  readonly afterPaint: string;
  readonly adminScript: string;
  readonly pushScript: string;
  readonly stylesheet: string;
  readonly wholeStylesheet: string;
  readonly firstScreens: FirstScreens;
}

/**
 * Tells the Worker the addresses of the client build, and gives it the loader's code and the styles of first screens.
 * @param report the folder of the manifest where the client build is already finished
 */
export function clientBuild(report?: string): Plugin {
  let isDevelopment = false;
  let built: Promise<ClientBuild> | undefined;
  return {
    name: 'pahiya:client-build',
    configResolved(config) {
      isDevelopment = config.command === 'serve';
    },
    resolveId: (id) => ([MODULE, HINDI_MODULE, STYLES_MODULE].includes(id) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${HINDI_MODULE}`) return exportsOf(await hindiFiles(isDevelopment, report));
      if (id !== `\0${MODULE}` && id !== `\0${STYLES_MODULE}`) return undefined;
      // An edit may add an island, so development lists them at each load.
      if (isDevelopment) built = undefined;
      built ??= isDevelopment ? Promise.resolve(developmentBuild()) : productionBuild(report);
      const { firstScreens, ...values } = await built;
      return id === `\0${MODULE}` ? exportsOf(values) : stylesModule(firstScreens);
    },
  };
}

/** The first screens share most of their rules, so that each rule stands in the module once. */
function stylesModule(firstScreens: FirstScreens): string {
  const rules = new Map<string, number>();
  const placeOf = (rule: string): number => {
    const place = rules.get(rule) ?? rules.size;
    rules.set(rule, place);
    return place;
  };
  const places = JSON.stringify(firstScreens, (_, value) =>
    typeof value === 'string' ? rulesIn(value).map(placeOf) : value,
  );
  return exportsOf({ firstScreens: JSON.parse(places), rules: [...rules.keys()] });
}

/** Cuts a style behind each brace that closes. The parts make the style again when they are joined. */
const rulesIn = (css: string): readonly string[] => css.split(/(?<=\})/);

const exportsOf = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/** In development the browser loads the sources themselves, and Vite serves them. */
function developmentBuild(): ClientBuild {
  const islands = globSync('client/islands/*/*.island.tsx').map((file) => [islandName(file), [`/${file}`]]);
  return {
    mode: 'development',
    buildId: `development-${hashOf(readFileSync(PRICE_SHEET, 'utf8'))}`,
    loader: '',
    loaderFile: `/${LOADER}`,
    afterPaint: '',
    runtime: [`/${RUNTIME}`],
    idle: `/${IDLE}`,
    adminScript: `/${ADMIN}`,
    pushScript: `/${PUSH}`,
    stylesheet: `/${STYLESHEET}`,
    wholeStylesheet: `/${STYLESHEET}`,
    fonts: [],
    islands: Object.fromEntries(islands),
    firstScreens: {},
  };
}

async function productionBuild(report: string | undefined): Promise<ClientBuild> {
  const manifest = readManifest(report);
  const address = (source: string): string => `/${chunkOf(manifest, source).file}`;
  const styles = withLengths(styleTable(readFileSync(join(CLIENT_FOLDER, address(STYLESHEET)), 'utf8')));
  const stylesheet = writeLaterStyles(styles);
  const scripts = scriptsOf(manifest);
  const loader = await loaderOf(scripts);
  writeServiceWorker(await buildOneFile(SERVICE_WORKER));
  writeAdminWorker(await buildOneFile(ADMIN_WORKER));
  return {
    mode: 'production',
    buildId: hashOf(
      JSON.stringify([manifest, readManifest(report, HINDI_MANIFEST)]) +
        stylesheet +
        loader.loaderFile +
        // A deployment that changes only the sheet must not find the stored copy of the sheet before it.
        readFileSync(PRICE_SHEET, 'utf8'),
    ),
    ...loader,
    afterPaint: await buildOneFile(AFTER_PAINT),
    ...scripts,
    adminScript: address(ADMIN),
    pushScript: address(PUSH),
    stylesheet,
    wholeStylesheet: address(STYLESHEET),
    fonts: [address(FONT)],
    firstScreens: await pickFirstScreens(styles),
  };
}

/** The browser's files for Hindi pages. In development they are the sources, as Hindi copies. */
async function hindiFiles(isDevelopment: boolean, report: string | undefined): Promise<FilesOfLanguage> {
  if (isDevelopment) {
    const { loader, loaderFile, runtime, fonts, idle, islands } = developmentBuild();
    const copies = Object.entries(islands).map(([name, files]) => [name, files.map((file) => `${file}?hi`)]);
    return { loader, loaderFile, runtime, fonts, idle: `${idle}?hi`, islands: Object.fromEntries(copies) };
  }
  const address = (source: string): string => `/${chunkOf(readManifest(report), source).file}`;
  const scripts = scriptsOf(readManifest(report, HINDI_MANIFEST));
  return {
    ...(await loaderOf(scripts, [inHindi()])),
    ...scripts,
    fonts: [FONT, HINDI_FONT].map(address),
  };
}

/** Writes the loader's file, which names the scripts of its language, and returns the inlined code that fetches it. */
async function loaderOf(
  scripts: Scripts,
  plugins: readonly Plugin[] = [],
): Promise<Pick<FilesOfLanguage, 'loader' | 'loaderFile'>> {
  const code = await buildOneFile(LOADER, plugins, { FILES: scripts });
  const loaderFile = `/assets/loader-${hashOf(code).slice(0, 6)}.js`;
  writeFileSync(join(CLIENT_FOLDER, loaderFile), code);
  return { loaderFile, loader: await buildOneFile(FIRST, plugins, { LOADER: loaderFile }) };
}

/** Writes the stylesheet that follows a page's first screen, into the client build. Returns its address. */
function writeLaterStyles(styles: readonly StyleEntry[]): string {
  const css = laterStyles(styles, operatorClasses());
  const address = `/assets/later-${hashOf(css).slice(0, 8)}.css`;
  writeFileSync(join(CLIENT_FOLDER, address), css);
  return address;
}

/** The classes of the operators' pages. These pages link the whole stylesheet. */
function operatorClasses(): ReadonlySet<string> {
  const files = globSync('client/styles/*.css');
  const textOf = (of: (file: string) => boolean) =>
    files.filter(of).map((file) => readFileSync(file, 'utf8'));
  const isOperators = (file: string) => basename(file).startsWith('admin');
  return classesOnlyIn(
    textOf(isOperators),
    textOf((file) => !isOperators(file)),
  );
}

/**
 * Builds one file without imports: its first part stands inside every page, and a service worker is a single script.
 * @param values the values that the code reads from `import.meta.env`
 */
async function buildOneFile(
  input: string,
  plugins: readonly Plugin[] = [],
  values: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [...plugins],
    define: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
    build: {
      write: false,
      target: 'es2022',
      ...minified,
      rolldownOptions: { input, output: { minify: true }, preserveEntrySignatures: 'strict' },
      modulePreload: false,
    },
  });
  const [output] = [built].flat();
  const [chunk] = output && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${input} was not built`);
  return chunk.code.trim();
}

/** 16 hexadecimal digits of a hash. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
