import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvOf } from '../../../../src/values/csv.ts';

const cellsOf = (text: string) => Papa.parse<string[]>(text, { skipEmptyLines: true }).data;

test.each(['=1+1', '+cmd', '-2+3', '@SUM(1)', '\t=1', '\r=1', '=HYPERLINK("x")\n\nsecond line'])(
  'a cell %j becomes text',
  (cell) => {
    expect(cellsOf(csvOf([[cell, 'x']]))).toEqual([[`'${cell}`, 'x']]);
  },
);

test('any other text comes back as it was', () => {
  const harmless = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/^[=+\-@\t\r]/.test(text));
  fc.assert(
    fc.property(fc.array(harmless, { minLength: 2, maxLength: 5 }), (row) => {
      expect(cellsOf(csvOf([row]))).toEqual([row]);
    }),
  );
});
