import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSheet } from '../../../../../src/platform/price-sheet/parse-sheet.ts';
import { rupees } from '../../../../../src/values/money.ts';
import { SAMPLE_SHEET } from '../../../../upstreams/price-sheet.ts';

const HEADER =
  'FuelType,Car Brand,Car Model,Basic Service,Express Service Price,Discounted Price,Dent & Paint Price,Dent and Paint Full Body';
const ROW = 'Petrol,Maruti,Alto,1999,3499,2999,1999,21999,999';

describe('parseSheet', () => {
  test('reads CRLF, quoted commas and rupee signs', () => {
    const parsed = parseSheet(SAMPLE_SHEET);
    expect(parsed.ok && parsed.value.rows).toHaveLength(3);
    expect(parsed.ok && parsed.value.rows[2]?.express).toBe(rupees(4999));
  });

  describe('of two tables below each other', () => {
    // The columns of the basic and of the express price have changed places.
    const second = HEADER.replace(/(Basic Service)(.*)(Discounted Price)/, '$3$2$1');
    const zen = 'Petrol,Maruti,Zen,2999,3499,1999,1999,21999';
    const expressOf = (text: string) => {
      const parsed = parseSheet(text);
      return parsed.ok ? parsed.value.rows.map(({ model, express }) => [model, express]) : parsed.code;
    };
    const alto = ROW.slice(0, -4);

    test('reads each by its own header', () => {
      expect(expressOf([HEADER, alto, HEADER, second, zen].join('\n'))).toEqual([
        ['Alto', rupees(2999)],
        ['Zen', rupees(2999)],
      ]);
    });

    test('refuses a second header that lacks a column, and one below columns that were guessed', () => {
      const lacking = second.replace('Discounted Price', 'Offer');
      expect(expressOf([HEADER, alto, lacking, alto].join('\n'))).toBe('columns');
      expect(expressOf([alto, second, zen].join('\n'))).toBe('columns');
      expect(expressOf([alto, HEADER].join('\n'))).toEqual([['Alto', rupees(2999)]]);
    });
  });

  test('counts the rows that it drops', () => {
    expect(parseSheet(`${ROW}\nPetrol,Maruti\nPetrol,Maruti,Zen,,,,,\n\n,,,,,,,,`)).toMatchObject({
      ok: true,
      value: { dropped: { columns: 1, name: 0, price: 1 } },
    });
  });

  test.each(['\n', '\r\n'])(
    'names the line of a dropped row, after blank lines and broken cells (%j)',
    (end) => {
      const quoted = `Petrol,Maruti,"Zen${end}LX",1999,,,,,`;
      const parsed = parseSheet([ROW, '', quoted, 'Petrol,Maruti', ROW, 'Petrol,Maruti,Zen,,,,,'].join(end));
      expect(parsed.ok && parsed.value.droppedLines).toEqual([
        { line: 5, reason: 'columns' },
        { line: 1, reason: 'clash' },
        { line: 7, reason: 'price' },
      ]);
    },
  );

  test('reads a formula as text and not as a price', () => {
    const parsed = parseSheet(`Petrol,Maruti,Alto,=1999,+3499,-1,@1,"=HYPERLINK(""x"",""1"")",999`);
    expect(parsed.ok && parsed.value.rows[0]).toMatchObject({
      basic: null,
      express: null,
      fullBodyPaint: null,
      ac: rupees(999),
    });
  });

  test.each([
    ['open_quote', `${ROW}\nPetrol,"Maruti,Zen,1,2,3,4,5,6\n${ROW}`],
    ['open_quote', `"Petrol"x,Maruti,Zen,1,2,3,4,5,6`],
    ['columns', 'Petrol,Maruti,Alto,1999,3499,2999,1999'],
    ['columns', 'Petrol|Maruti|Alto|1999|3499|2999|1999|21999|999'],
    ['columns', 'Service unavailable'],
    ['columns', 'FuelType,Car Brand,Car Model,a,b,c,d,e,f\nPetrol,Maruti,Alto,,,,,,'],
    ['no_prices', `${HEADER}\nPetrol,Maruti,Alto,,,,,,`],
    ['no_prices', ''],
  ])('refuses for %s', (code, text) => {
    expect(parseSheet(text)).toMatchObject({ ok: false, code });
  });

  test('answers any text with rows or a code', () => {
    const pieces = fc.constantFrom(
      '"',
      ',',
      '\n',
      '\r\n',
      'Petrol',
      'Maruti',
      '1,299',
      '=',
      '__proto__',
      '\0',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ unit: 'binary' })), { maxLength: 60 }), (parts) => {
        const parsed = parseSheet(parts.join(''));
        expect(parsed.ok ? parsed.value.rows.length : parsed.code.length).toBeGreaterThan(0);
      }),
    );
  });
});
