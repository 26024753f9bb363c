import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';

interface Edit {
  readonly kind: string;
  /** The page that is open before the edit. Edits of one page follow each other, so that it is opened once. */
  readonly path: string;
  readonly file: string;
  /** The text that is replaced; without it the edit writes a new file. */
  readonly from?: string;
  readonly to: string;
  /** `npm test` leaves it out: another edit reaches the page by the same code, or it takes five seconds of CPU or more. */
  readonly isLeftOut?: true;
  readonly seen: (page: Page, folder: string) => Promise<boolean>;
}

const heading = (text: string) => (page: Page) =>
  page.getByRole('heading', { name: text }).first().isVisible();
const words = (text: string) => (page: Page) => page.getByText(text).first().isVisible();

export const radiusOfBand = (page: Page): Promise<string> =>
  page.locator('.close').evaluate((band) => getComputedStyle(band).borderRadius);

/** One edit of each kind that a developer makes. The route comes last, because it moves the page of others. */
export const edits: readonly Edit[] = [
  {
    kind: 'an English text',
    path: '/about',
    file: 'src/content/company/about.ts',
    from: "heading: 'A",
    to: "heading: 'Edited text: a",
    seen: heading('Edited text'),
  },
  {
    kind: 'an entry of the English dictionary',
    isLeftOut: true,
    path: '/about',
    file: 'src/content/text/company.ts',
    from: "closingTitle: 'See",
    to: "closingTitle: 'Edited entry: see",
    seen: heading('Edited entry'),
  },
  {
    kind: 'a component',
    isLeftOut: true,
    path: '/about',
    file: 'src/web/components/sections.tsx',
    from: 'on-accent">\n      <div>\n        <h2>',
    to: 'on-accent">\n      <div>\n        <h2>Edited component ',
    seen: heading('Edited component'),
  },
  {
    kind: 'a style',
    path: '/about',
    file: 'client/styles/closing.css',
    from: 'border-radius: 1.5rem',
    to: 'border-radius: 7px',
    seen: async (page) => (await radiusOfBand(page)) === '7px',
  },
  {
    kind: 'a migration',
    isLeftOut: true,
    path: '/about',
    file: 'src/platform/ledger/migrations/9999_edited.sql',
    to: 'CREATE TABLE edited (id text);\n',
    seen: async (page, folder) => hasTable(folder, 'edited') && (await wasReloaded(page)),
  },
  {
    kind: 'a Hindi text',
    isLeftOut: true,
    path: '/hi/about',
    file: 'src/content/hi/company/about.ts',
    from: "heading: 'एक",
    to: "heading: 'बदला हुआ पाठ एक",
    seen: heading('बदला हुआ पाठ'),
  },
  {
    kind: 'an entry of the Hindi dictionary',
    isLeftOut: true,
    path: '/hi/about',
    file: 'src/content/hi/text/company.ts',
    from: "closingTitle: 'देखें",
    to: "closingTitle: 'बदली हुई प्रविष्टि देखें",
    seen: heading('बदली हुई प्रविष्टि'),
  },
  {
    kind: 'a component, on a Hindi page',
    isLeftOut: true,
    path: '/hi/about',
    file: 'src/web/components/sections.tsx',
    from: 'Edited component',
    to: 'Component edited again',
    seen: heading('Component edited again'),
  },
  {
    kind: 'a rule',
    isLeftOut: true,
    path: '/car-services/audi-a3',
    file: 'src/values/money.ts',
    from: '(amount: Paise): string => format().format(amount / 100)',
    to: '(amount: Paise): string => format().format(amount / 100).replace(/^/, "Rs ")',
    seen: words('Rs ₹9,999'),
  },
  {
    kind: 'the price sheet',
    isLeftOut: true,
    path: '/car-services/audi-a3',
    file: 'public/price-sheet.csv',
    from: 'Diesel,Audi,A3,7299,10499,9999',
    to: 'Diesel,Audi,A3,7299,10499,8888',
    seen: words('₹8,888'),
  },
  {
    kind: 'an island',
    path: '/contact',
    file: 'client/islands/enquiries/Enquiry.island.tsx',
    from: '{text.send[kind]}',
    to: 'Edited island',
    seen: (page) => page.getByRole('button', { name: 'Edited island' }).isVisible(),
  },
  {
    kind: 'an island, on a Hindi page',
    isLeftOut: true,
    path: '/hi/contact',
    file: 'client/islands/enquiries/Enquiry.island.tsx',
    from: 'Edited island',
    to: 'Island edited again',
    seen: (page) => page.getByRole('button', { name: 'Island edited again' }).isVisible(),
  },
  {
    kind: 'a route',
    isLeftOut: true,
    path: '/edited-address',
    file: 'src/web/contract/page-addresses.ts',
    from: "about = '/about'",
    to: "about = '/edited-address'",
    seen: heading('Edited text'),
  },
];

type Written = Pick<Edit, 'kind' | 'file' | 'from' | 'to'>;

export function write(folder: string, { file, from, to, kind }: Written): void {
  const path = join(folder, file);
  const source = from === undefined ? '' : readFileSync(path, 'utf8');
  if (from !== undefined && source.split(from).length !== 2)
    throw new Error(`${kind}: ${file} does not hold ${from} once`);
  writeFileSync(path, from === undefined ? to : source.replace(from, to));
}

const MARK = 'before the edit';

/** A reload takes the mark away. */
export const mark = (page: Page): Promise<void> =>
  page.evaluate((text) => {
    document.title = text;
  }, MARK);

const wasReloaded = async (page: Page): Promise<boolean> => (await page.title()) !== MARK;

function hasTable(folder: string, name: string): boolean {
  return globSync('.wrangler/state/v3/d1/**/*.sqlite', { cwd: folder }).some((file) => {
    const database = new DatabaseSync(join(folder, file), { readOnly: true });
    try {
      return database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(name) !== undefined;
    } finally {
      database.close();
    }
  });
}
