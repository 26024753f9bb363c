import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildPriceBook, type PriceBook } from '../../../../../src/features/pricing/rules/price-book.ts';
import { priceSet } from '../../../../../src/features/pricing/rules/price-set.ts';
import { parseSheet } from '../../../../../src/platform/price-sheet/parse-sheet.ts';

const FOLDER = 'tests/real-world/sheets';
const price = z.number().nullable();
const listed = z.object({
  result: z.enum(['live', 'refused', 'held']),
  ignoredColumns: z.array(z.string()).default([]),
  dropped: z.array(z.object({ line: z.number() })).default([]),
  orDropped: z.array(z.number()).default([]),
  unreadCells: z.array(z.object({ line: z.number(), column: z.string(), text: z.string() })).default([]),
  clashes: z.array(z.object({ lines: z.array(z.number()), wins: z.number() })).default([]),
  told: z.array(z.string()).optional(),
  cars: z
    .record(
      z.string(),
      z.object({
        basicServicePrice: price,
        basicServiceFinalPrice: price,
        periodicServicePrice: price,
        expressServicePrice: price,
        discountedExpressPrice: price,
        dentingPaintPrice: price,
        dentingPaintFinalPrice: price,
        fullBodyPaintPrice: price,
        fullBodyPaintFinalPrice: price,
        acServicePrice: price,
      }),
    )
    .default({}),
});
const { files } = z
  .object({ files: z.record(z.string(), listed) })
  .parse(JSON.parse(readFileSync(`${FOLDER}/expected.json`, 'utf8')));

const inRupees = (paise: number | null): number | null => (paise === null ? null : paise / 100);

/** The computed prices of a car under the names that other programs read. */
function pricesOf(book: PriceBook, car: string) {
  const [fuelType = '', manufacturer = '', model = ''] = car.split(' / ');
  const row = book.row({ fuelType, manufacturer, model });
  if (row === undefined) return undefined;
  const { basic, periodic, express, dentPaint, fullBodyPaint, ac } = priceSet(row);
  return {
    basicServicePrice: inRupees(basic.listPrice),
    basicServiceFinalPrice: inRupees(basic.price),
    periodicServicePrice: inRupees(periodic.price),
    expressServicePrice: inRupees(express.listPrice),
    discountedExpressPrice: inRupees(express.price),
    dentingPaintPrice: inRupees(dentPaint.listPrice),
    dentingPaintFinalPrice: inRupees(dentPaint.price),
    fullBodyPaintPrice: inRupees(fullBodyPaint.listPrice),
    fullBodyPaintFinalPrice: inRupees(fullBodyPaint.price),
    acServicePrice: inRupees(ac.price),
  };
}

const linesOf = (lines: readonly { readonly line: number }[]): readonly number[] =>
  lines.map(({ line }) => line);

/** Sheets that wait for a person are read too; the comparison with the sheet in use holds them. */
const read = Object.entries(files).filter(([, { result }]) => result === 'live');
const refused = Object.entries(files).filter(([, { result }]) => result === 'refused');

describe('a sheet as people write it', () => {
  test.each(read)('%s shows each price under its own service', (file, expected) => {
    const parsed = parseSheet(readFileSync(`${FOLDER}/${file}`, 'utf8'));
    if (!parsed.ok) throw new Error(`${file} was refused: ${parsed.detail}`);
    const { rows, droppedLines, ignoredColumns, hasHeader } = parsed.value;
    const book = buildPriceBook(rows);
    for (const [car, prices] of Object.entries(expected.cars))
      if (expected.orDropped.length === 0 || pricesOf(book, car) !== undefined)
        expect([car, pricesOf(book, car)]).toEqual([car, prices]);
    const lostRows = droppedLines.filter(({ reason }) => reason !== 'cell' && reason !== 'clash');
    expect(linesOf(lostRows)).toEqual([...linesOf(expected.dropped), ...expected.orDropped]);
    expect(rows.length + expected.orDropped.length).toBe(Object.keys(expected.cars).length);
    expect(ignoredColumns).toEqual(expected.ignoredColumns);
    const unread = droppedLines.filter(({ reason }) => reason === 'cell');
    expect(unread.map(({ line, column, text }) => ({ line, column, text }))).toEqual(expected.unreadCells);
    const clashes = droppedLines.filter(({ reason }) => reason === 'clash');
    expect(linesOf(clashes)).toEqual(
      expected.clashes.flatMap(({ lines, wins }) => lines.filter((line) => line !== wins)),
    );
    expect(hasHeader).toBe(expected.told === undefined);
  });

  test.each(refused)('%s is refused', (file) => {
    expect(parseSheet(readFileSync(`${FOLDER}/${file}`, 'utf8'))).toMatchObject({
      ok: false,
      code: 'columns',
    });
  });
});

const own = Papa.parse<string[]>(readFileSync('public/price-sheet.csv', 'utf8').trim()).data;
const [header = []] = own;
/** Ten cars keep the property quick. */
const sample = own.filter((_, index) => index % 55 === 0);
const sheetOf = (rows: readonly (readonly string[])[]): string => Papa.unparse(rows.map((row) => [...row]));
const ownPrices = new Map(
  (() => {
    const parsed = parseSheet(sheetOf(sample));
    return parsed.ok
      ? parsed.value.rows.map((row) => [`${row.manufacturer} ${row.model} ${row.fuelType}`, row] as const)
      : [];
  })(),
);

describe('the columns of the sheet', () => {
  test('in any order, with any others between them and without any of them, give each price its own service or a refusal', () => {
    const places = fc.shuffledSubarray([...header.keys()], { minLength: 3 });
    const further = fc.array(fc.nat(header.length), { maxLength: 3 });
    fc.assert(
      fc.property(places, further, (kept, inserted) => {
        const rows = sample.map((row, at) => {
          const cells = kept.map((place) => row[place] ?? '');
          for (const place of inserted) cells.splice(place, 0, at === 0 ? `Further ${place}` : '1111');
          return cells;
        });
        const parsed = parseSheet(sheetOf(rows));
        const isWhole = header.every((name, place) => name === 'AC Service' || kept.includes(place));
        expect(parsed.ok).toBe(isWhole);
        if (!parsed.ok) return;
        const hasAc = kept.includes(header.indexOf('AC Service'));
        for (const row of parsed.value.rows) {
          const known = ownPrices.get(`${row.manufacturer} ${row.model} ${row.fuelType}`);
          expect(row).toEqual(hasAc ? known : { ...known, ac: null });
        }
        expect(parsed.value.rows).toHaveLength(ownPrices.size);
      }),
    );
  });

  test.each([',', ';', '\t'])(
    'are separated by %j, also below a title and after the line sep=',
    (separator) => {
      const csv = Papa.unparse(sample, { delimiter: separator });
      const titles = [
        '',
        'Our prices, from May, with tax\n\n',
        `sep=${separator}\n`,
        `sep=${separator}\nPrices\n`,
      ];
      for (const title of titles) {
        const parsed = parseSheet(`${title}${csv}\nPetrol${separator}Maruti`);
        expect([title, parsed.ok && parsed.value.rows.length]).toEqual([title, ownPrices.size]);
        const line = title.split('\n').length + sample.length;
        expect(parsed.ok && parsed.value.droppedLines).toContainEqual({ line, reason: 'columns' });
      }
    },
  );

  test('are not looked for below many rows of something else, or below a header that lacks one', () => {
    const csv = sheetOf(sample);
    const rowsOf = (text: string) => {
      const parsed = parseSheet(text);
      return parsed.ok ? parsed.value.rows.length : parsed.code;
    };
    expect(rowsOf(`${'About us\n'.repeat(10)}${csv}`)).toBe(ownPrices.size);
    expect(rowsOf(`${'About us\n'.repeat(11)}${csv}`)).toBe('columns');
    expect(rowsOf(`FuelType,Car Brand,Car Model\n${csv}`)).toBe('columns');
    const headless = csv.slice(csv.indexOf('\n') + 1);
    expect(rowsOf(headless)).toBe(ownPrices.size);
    expect(rowsOf(`About us\n${headless}`)).toBe('columns');
  });
});
