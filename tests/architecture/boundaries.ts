import type { Import } from './imports.ts';

/** Areas by the start of their paths, the most particular first. A feature is one folder of `src/features`. */
const areas = [
  ['values', /^src\/values\//],
  ['records', /^src\/records\//],
  ['text', /^src\/content\/text\//],
  ['content', /^src\/content\//],
  ['contract', /^src\/features\/[\w-]+\/contract(?:\/|\.ts)/],
  ['rules', /^src\/features\/[\w-]+\/rules(?:\/|\.ts)/],
  ['index', /^src\/features\/[\w-]+\/index\.ts$/],
  ['page', /^src\/features\/[\w-]+\/pages\//],
  ['feature', /^src\/features\//],
  ['web contract', /^src\/web\/contract\//],
  ['table', /^src\/web\/pages\/table\.ts$/],
  ['web', /^src\/web\//],
  ['platform', /^src\/platform\//],
  ['services', /^src\/services\//],
  ['worker', /^src\/worker\.ts$/],
  ['entry', /^src\//],
  ['island', /^client\/islands\/[\w-]+\//],
  ['ui', /^client\/ui\//],
  ['client', /^client\//],
] as const;

type Area = (typeof areas)[number][0];

const areaOf = (path: string): Area | undefined => areas.find(([, pattern]) => pattern.test(path))?.[0];

/** A translation keeps to the rules of its English namesake. */
const english = (path: string): string => path.replace(/^(\w+\/\w+\/)hi\//, '$1');

/** A server renders islands and their parts; nothing else of the client runs there. */
const server = [
  'values',
  'records',
  'text',
  'content',
  'contract',
  'index',
  'web contract',
  'web',
  'island',
  'ui',
] as const;
const mounting = [...server, 'rules', 'feature', 'services'] as const;
const browser = ['values', 'text', 'contract', 'rules', 'web contract', 'ui', 'client'] as const;

/** The areas whose values an area may import, besides its own; `isOwn` says what a feature may import of itself. */
const allowed: Readonly<Record<Area, readonly Area[]>> = {
  values: [],
  records: ['values'],
  text: ['values'],
  content: ['values', 'text'],
  'web contract': ['values', 'contract'],
  contract: ['values', 'records', 'web contract'],
  rules: ['values', 'records', 'contract'],
  index: server,
  page: server,
  feature: server,
  web: server,
  // The one table that names every page.
  table: [...server, 'page', 'feature'],
  platform: ['values', 'records', 'contract', 'rules'],
  services: [...mounting, 'platform'],
  entry: [...mounting, 'page', 'table'],
  // It re-exports the Durable Objects.
  worker: [...mounting, 'page', 'table', 'entry', 'platform'],
  island: browser,
  ui: browser,
  client: browser,
};

/** Areas of which every feature has its own part. */
const perFeature = new Set<Area>(['rules', 'page', 'feature', 'island']);

/** Whether an area of a feature may import another area of that feature. */
const isOwn = (here: Area, there: Area): boolean => {
  if (here === 'contract' || here === 'rules') return there === 'rules';
  return here === 'index' || perFeature.has(here);
};

const browserAreas = new Set<Area>(['island', 'ui', 'client']);

/** Small modules of content that a browser may download: a few hundred bytes of facts each. */
const openToBrowsers = new Set(['src/content/pictures.ts', 'src/content/vehicles/common-cars.ts']);

const advice: Partial<Record<Area, string>> = {
  platform:
    'only src/services and src/worker.ts may: take a function through Services (src/services/page-services.ts)',
  services: 'it knows the secrets: take a function through Services (src/services/page-services.ts)',
  content:
    'a browser would download all of it: pass the few facts as props, or put words into src/content/text',
  island:
    'islands of different features never import each other: share state through client/storage, looks through client/ui',
  page: "import the feature's contract.ts, or on the server its index.ts",
  feature: "import the feature's contract.ts, or on the server its index.ts",
  rules: "a feature's rules are its own: let its contract.ts or its index.ts export what others need",
};

/** The folder of a feature, of its pages and endpoints or of its islands. */
const featureOf = (path: string): string | undefined =>
  /^(?:src\/features|client\/islands)\/[\w-]+\//.exec(path)?.[0];

/** The reason why an import is not allowed, with the place where the thing belongs; undefined when it is allowed. */
export function boundaryProblem({ typeOnly, ...paths }: Import): string | undefined {
  const [from, to] = [english(paths.from), english(paths.to)];
  const [here, there] = [areaOf(from), areaOf(to)];
  if (here === undefined || there === undefined || typeOnly) return undefined;
  const reason = advice[there] ?? `${here} may import ${allowed[here].join(', ') || 'nothing'}`;
  return isAllowed({ from, here, to, there })
    ? undefined
    : `${paths.from} must not import ${paths.to}: ${reason}`;
}

function isAllowed({ from, here, to, there }: ResolvedImport): boolean {
  // A contract imports its own rules, so the way back would be a circle.
  const isSameFeature = featureOf(from) !== undefined && featureOf(from) === featureOf(to);
  if (isSameFeature && here === 'rules') return isOwn(here, there);
  if (isSameFeature && isOwn(here, there)) return true;
  if (here === there) return !perFeature.has(here);
  if (browserAreas.has(here) && openToBrowsers.has(to)) return true;
  return allowed[here].includes(there);
}

interface ResolvedImport {
  readonly from: string;
  readonly here: Area;
  readonly to: string;
  readonly there: Area;
}
