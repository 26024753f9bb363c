import type { Import } from './imports.ts';

/** Areas by the start of their paths, the most particular first. `FEATURE` stands for one folder of `src/features`. */
const areas = [
  ['values', /^src\/values\//],
  ['text', /^src\/content\/text\//],
  ['content', /^src\/content\//],
  ['contract', /^src\/(?:features\/[\w-]+|web)\/contract(?:\/|\.ts)/],
  ['rules', /^src\/features\/[\w-]+\/rules(?:\/|\.ts)/],
  ['index', /^src\/features\/[\w-]+\/index\.ts$/],
  ['feature', /^src\/features\//],
  ['table', /^src\/web\/pages\/table\.ts$/],
  ['web', /^src\/web\//],
  ['platform', /^src\/platform\//],
  ['services', /^src\/services\//],
  ['entry', /^src\//],
  ['island', /^client\/islands\//],
  ['client', /^client\//],
] as const;

type Area = (typeof areas)[number][0];

const areaOf = (path: string): Area | undefined => areas.find(([, pattern]) => pattern.test(path))?.[0];

/** The areas whose values an area may import, besides its own. */
const allowed: Readonly<Record<Area, readonly Area[]>> = {
  values: [],
  text: ['values', 'rules'],
  content: ['values', 'text', 'rules'],
  contract: ['values', 'rules', 'platform'],
  rules: ['values', 'contract'],
  index: ['values', 'contract', 'rules', 'feature', 'web', 'content', 'text'],
  feature: ['values', 'contract', 'rules', 'index', 'web', 'table', 'content', 'text', 'island', 'client'],
  table: ['index', 'feature', 'web'],
  web: ['values', 'contract', 'rules', 'feature', 'index', 'content', 'text', 'island', 'client'],
  platform: ['values', 'contract', 'rules'],
  services: ['values', 'contract', 'rules', 'index', 'feature', 'web', 'content', 'text', 'platform'],
  entry: [
    'values',
    'contract',
    'rules',
    'index',
    'feature',
    'web',
    'table',
    'content',
    'platform',
    'services',
  ],
  island: ['client', 'values', 'contract', 'rules', 'text'],
  client: ['values', 'contract', 'rules', 'text'],
};

/** Small modules of content that a browser may download: a few hundred bytes of facts each. */
const openToBrowsers = new Set(['src/content/pictures.ts', 'src/content/vehicles/common-cars.ts']);

const advice: Partial<Record<Area, string>> = {
  platform:
    'only src/services and src/worker.ts may: take a function through Services (src/services/services.ts)',
  services: 'it knows the secrets: take a function through Services (src/services/services.ts)',
  content:
    'a browser would download all of it: pass the few facts as props, or put words into src/content/text',
  island:
    'islands of different features never import each other: share state through client/storage, looks through client/ui',
  feature: "import the other feature's contract.ts, its rules or its index.ts",
};

const featureOf = (path: string): string | undefined =>
  /^(?:src\/features|client\/islands)\/([\w-]+)\//.exec(path)?.[1];

/** The reason why an import is not allowed, with the place where the thing belongs; undefined when it is allowed. */
export function wallProblem({ from, to, typeOnly }: Import): string | undefined {
  const [here, there] = [areaOf(from), areaOf(to)];
  if (here === undefined || there === undefined || typeOnly) return undefined;
  const isSameFeature = featureOf(from) === featureOf(to);
  const reason = advice[there] ?? `${here} may import ${allowed[here].join(', ') || 'nothing'}`;
  const problem = `${from} must not import ${to}: ${reason}`;
  if (here === 'island' && there === 'island')
    return isSameFeature || to === 'client/islands/island.ts' ? undefined : problem;
  if (here === 'feature' && there === 'feature') return undefined;
  if ((here === 'rules' || here === 'contract') && there === 'rules') return undefined;
  if (here === there || allowed[here].includes(there)) return undefined;
  return (here === 'client' || here === 'island') && openToBrowsers.has(to) ? undefined : problem;
}
