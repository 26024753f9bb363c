import type { Import } from './imports.ts';

/** Rooms by their paths, the most particular first. */
const rooms = [
  'src/content/text',
  'src/contract',
  'src/domain',
  'src/content',
  'src/middleware',
  'src/document',
  'src/pages',
  'src/components',
  'src/api',
  'src/integrations',
  'src/ledger',
  'src/slots',
  'src/startup',
  'client/ui',
  'client/islands',
  'client',
  'src',
] as const;

type Room = (typeof rooms)[number];

const roomOf = (path: string): Room | undefined => rooms.find((room) => path.startsWith(`${room}/`));

/** What each room may import as values, besides itself (design section 3). */
const allowed: Readonly<Record<Room, readonly Room[]>> = {
  'src/domain': [],
  'src/contract': ['src/domain'],
  'src/content/text': ['src/domain'],
  'src/content': ['src/domain', 'src/content/text'],
  'src/integrations': ['src/contract', 'src/domain'],
  'src/ledger': ['src/contract', 'src/domain'],
  'src/slots': ['src/contract', 'src/domain'],
  'client/ui': ['src/contract', 'src/domain', 'src/content/text'],
  'client/islands': ['client', 'client/ui', 'src/contract', 'src/domain', 'src/content/text'],
  client: ['client/ui', 'src/contract', 'src/domain', 'src/content/text'],
  'src/components': views(),
  'src/document': views(),
  'src/pages': views(),
  'src/middleware': [
    'src/contract',
    'src/domain',
    'src/content',
    'src/content/text',
    'src/document',
    'src/api',
  ],
  'src/api': ['src/contract', 'src/domain', 'src/content', 'src/content/text', 'src/middleware'],
  'src/startup': [
    'src/contract',
    'src/domain',
    'src/content',
    'src/integrations',
    'src/ledger',
    'src/slots',
    'src/middleware',
  ],
  src: [
    'src/middleware',
    'src/pages',
    'src/document',
    'src/api',
    'src/startup',
    'src/slots',
    'src/contract',
    'src/content',
    'src/domain',
  ],
};

function views(): readonly Room[] {
  return [
    'src/contract',
    'src/domain',
    'src/content',
    'src/content/text',
    'src/components',
    'src/document',
    'src/pages',
    'client/ui',
    'client/islands',
  ];
}

/** Small files outside a browser's rooms that it may download all the same: facts, a few hundred bytes each. */
const openToBrowsers = new Set(['src/content/pictures.ts', 'src/content/vehicles/common-cars.ts']);

/** Where a thing belongs that a room reached for and may not have. */
const advice: Partial<Record<Room, string>> = {
  'src/ledger': 'only src/startup may: hand in a function through Services (src/services.ts)',
  'src/integrations': 'only src/startup may: hand in a function through Services (src/services.ts)',
  'src/slots': 'only src/startup and src/worker.ts may: hand in a function through Services',
  'src/startup': 'it knows the secrets: what you need arrives through Services (src/services.ts)',
  'src/content':
    'a browser would download all of it: pass the few facts as props, or put words into src/content/text',
  'client/islands':
    'islands never import each other: share state through client/storage, looks through client/ui',
};

/** What is wrong with an import, and where the thing belongs; nothing when all is well. */
export function wallProblem({ from, to, typeOnly }: Import): string | undefined {
  const [here, there] = [roomOf(from), roomOf(to)];
  if (here === undefined || there === undefined || typeOnly) return undefined;
  const problem = `${from} must not import ${to}: ${advice[there] ?? `${here} may import ${allowed[here].join(', ') || 'nothing'}`}`;
  if (here === 'client/islands' && there === 'client/islands') {
    return sameFolder(from, to) || to === 'client/islands/island.ts' ? undefined : problem;
  }
  if (here.startsWith('src/integrations') && there === here) return undefined;
  if (here === there || allowed[here].includes(there)) return undefined;
  return here.startsWith('client') && openToBrowsers.has(to) ? undefined : problem;
}

const sameFolder = (one: string, other: string): boolean =>
  one.split('/').slice(0, 3).join('/') === other.split('/').slice(0, 3).join('/');
