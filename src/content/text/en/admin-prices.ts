import type { Loss } from '../../../features/pricing/rules/price-row.ts';
import { formatCount } from '../../../values/format.ts';

const cars = (count: number): string => `${formatCount(count)} ${count === 1 ? 'car' : 'cars'}`;

/** Texts of the admin's screen of price sheets. */
export const adminPricesText = {
  tab: 'Prices',
  heading: 'Prices',
  text: 'Pages show the prices of the live sheet. Confirmed bookings keep the price that they were made with.',
  cars,
  live: 'Live sheet',
  noLive: 'Pages show the file that ships with the site until the first sheet is read, within a minute.',
  from: 'From',
  sources: {
    address: (host: string | null) => (host === null ? 'the address of the sheet' : `the sheet at ${host}`),
    upload: 'an uploaded file',
    build: 'the file that ships with the site',
  },
  since: 'Live since',
  sinceBy: (time: string, by: string) => `${time}, ${by}`,
  byItself: 'by itself',
  rows: 'Cars',
  lost: 'Lost',
  lostLines: (count: number) => `What was lost, by line: ${formatCount(count)}`,
  nothingLost: 'nothing',
  kinds: {
    columns: 'rows of another length',
    name: 'rows without a name',
    fuel: 'rows of an unknown fuel type',
    price: 'rows without a price',
    total: 'totals',
    cell: 'cells that are no amount',
    clash: 'rows of a car that comes twice',
  } satisfies Record<Loss, string>,
  publish: (count: number) => `Publish ${cars(count)}`,
  columns: 'Columns',
  pinned:
    'This sheet was chosen by hand. No other sheet goes live by itself until the address has the same prices, or until you publish another.',
  held: {
    title: 'A new sheet waits for you',
    text: 'It changes too much to go live by itself. Pages show the live sheet until you decide.',
    why: 'Why it waits',
    refuse: 'Keep the live sheet',
  },
  uploaded: {
    title: 'Your file is not published yet',
    text: 'Compare it with the live sheet, then publish it. Another file takes its place.',
    why: 'Please check',
  },
  changes: {
    title: 'Differences to the live sheet',
    none: 'The cars and prices are those of the live sheet.',
    gone: (count: number) => `Cars gone: ${formatCount(count)}`,
    added: (count: number) => `Cars new: ${formatCount(count)}`,
    prices: (count: number) => `Prices that change: ${formatCount(count)}`,
    noPrice: 'no price',
    first: (count: number) => `The first ${formatCount(count)} are listed.`,
    car: (manufacturer: string, model: string, fuel: string) =>
      `${manufacturer} ${model}, ${fuel.toLowerCase()}`,
    price: 'Car and price',
    before: 'Now',
    after: 'New',
    times: (times: string, dearer: boolean) => (dearer ? `${times} times dearer` : `${times} times cheaper`),
  },
  read: {
    title: 'Read the sheet',
    text: 'The site reads its sheet by itself each hour.',
    never: 'It was not read yet.',
    last: (time: string) => `Last read: ${time}.`,
    fault: 'The last reading failed',
    button: 'Read the sheet now',
  },
  upload: {
    title: 'Upload a sheet',
    text: 'A CSV file, as Excel and Google Sheets export it. Nothing goes live before you publish it.',
    field: 'CSV file',
    hint: 'With commas, semicolons or tabs, at most 2 MB',
    fault: 'The last file was refused',
    button: 'Upload and compare',
  },
  published: {
    title: 'Sheets that were live',
    text: 'The last ten are stored.',
    isLive: 'Live',
    restore: 'Go back to this one',
    restoreNamed: (time: string) => `Go back to this one: the sheet of ${time}`,
  },
  unavailable: 'The sheets cannot be read at the moment. Pages keep their prices.',
  done: {
    sheet_uploaded: 'The file was read. Compare it below, then publish it.',
    sheet_live: 'The sheet was read, and its prices are live. Pages show them within a minute.',
    sheet_held: 'The sheet was read. It changes too much, so it waits for you below.',
    sheet_unchanged: 'The sheet was read. It changes nothing.',
    sheet_published: 'Published. Pages show the prices within a minute.',
    sheet_restored: 'This sheet is live. Pages show its prices within a minute.',
  },
  problems: {
    sheet_refused:
      'That is no price sheet that the site can read. The reason is below. Pages keep their prices.',
    no_file: 'Please choose a CSV file first.',
    live_changed: 'Another sheet went live meanwhile. Nothing was changed: please look again.',
    sheet_gone: 'That sheet is not stored any more.',
    not_shown: 'The sheet is live, but pages could not get it yet. The site tries again within a minute.',
    too_large: 'The file is larger than 2 MB.',
  },
} as const;
