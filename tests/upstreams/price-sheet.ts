import type { ServerResponse } from 'node:http';
import { type StandIn, type StandInAnswer, startStandIn } from './stand-in.ts';

const HEADER =
  'FuelType,Car Brand,Car Model,Basic Service,Express Service Price,Discounted Price,Dent & Paint Price,Dent and Paint Full Body,AC Service';

export const SAMPLE_SHEET = [
  HEADER,
  'Petrol,Maruti,Wagon R,2199,3699,3199,2099,22999,999',
  'CNG,Maruti,Wagon R,2299,3899,3399,2099,22999,999',
  'Petrol,Hyundai,Creta,"₹3,499","₹5,499","₹4,999","₹2,699","₹32,999",₹999',
  '',
].join('\r\n');

/** Faults of a published sheet; the general faults are the stand-in's own. */
export const SHEET_ODDITIES = [
  'bom',
  'blank_lines',
  'formula_cells',
  'redirect',
  'utf_16',
  'seven_columns',
  'open_quote',
  'no_prices',
  'ten_megabytes',
  'dripping',
] as const;
export type SheetOddity = (typeof SHEET_ODDITIES)[number];

export interface PriceSheetStandIn extends StandIn {
  readonly sheetUrl: string;
  publish(csv: string): void;
  /** Answers with a fault from now on; it does not end by itself. */
  turn(oddity: SheetOddity | undefined): void;
}

const csvAnswer = (text: string): StandInAnswer => ({
  status: 200,
  text,
  headers: { 'content-type': 'text/csv' },
});

const TEN_MEGABYTES = 10 * 1024 * 1024;

/** Sends one byte at a time without end: the connection is alive, but the answer never completes. */
function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/csv' });
  const timer = setInterval(() => response.write('F'), 10);
  response.on('close', () => clearInterval(timer));
}

const utf16 = (text: string) => (response: ServerResponse) =>
  void response
    .writeHead(200, { 'content-type': 'text/csv' })
    .end(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]));

const rows = (csv: string): readonly string[] => csv.split('\r\n').filter((line) => line !== '');

const ODD_ANSWERS: Readonly<Record<SheetOddity, (csv: string) => StandInAnswer>> = {
  bom: (csv) => csvAnswer(`\uFEFF${csv}`),
  blank_lines: (csv) => csvAnswer(`${csv}\r\n,,,,,,,,\r\n\r\n`),
  formula_cells: (csv) =>
    csvAnswer(`${csv}Petrol,Tata,Punch,=1+1,+3999,-3999,@SUM(A1),=cmd|' /C calc'!A0,\r\n`),
  redirect: () => ({ status: 307, headers: { location: '/published.csv' } }),
  utf_16: (csv) => ({ status: 200, raw: utf16(csv) }),
  seven_columns: (csv) =>
    csvAnswer(
      rows(csv)
        .map((row) => row.split(',').slice(0, 7).join(','))
        .join('\n'),
    ),
  open_quote: (csv) => csvAnswer(csv.replace('Petrol,', '"Petrol,')),
  no_prices: () => csvAnswer(`${HEADER}\nPetrol,Maruti,Wagon R,,,,,,\n`),
  ten_megabytes: (csv) => csvAnswer(csv.padEnd(TEN_MEGABYTES, 'Petrol,Maruti,Alto,1,2,3,4,5,6\n')),
  dripping: () => ({ status: 200, raw: drip }),
};

/** A published price sheet on the loopback interface, with its faults. */
export async function startPriceSheet(csv = SAMPLE_SHEET): Promise<PriceSheetStandIn> {
  let published = csv;
  let oddity: SheetOddity | undefined;
  const standIn = await startStandIn('price sheet', ({ method, path }) => {
    if (method !== 'GET') return undefined;
    if (path === '/published.csv') return csvAnswer(published);
    if (path !== '/sheet.csv') return undefined;
    return oddity ? ODD_ANSWERS[oddity](published) : csvAnswer(published);
  });
  return {
    ...standIn,
    sheetUrl: `${standIn.url}/sheet.csv`,
    publish(next) {
      published = next;
    },
    turn(next) {
      oddity = next;
    },
  };
}
