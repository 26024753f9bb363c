import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createCarFinder } from '../../../../../../src/features/pricing/rules/find-cars.ts';
import { share } from '../../../../../every-case.ts';
import { listOfSheet } from './list-of-sheet.ts';

const file = (path: string) => readFileSync(new URL(`../../../../../../${path}`, import.meta.url), 'utf8');

const lines = z.array(
  z.object({
    typed: z.string(),
    first: z.optional(z.string()),
    fuelType: z.optional(z.string()),
    offer: z.optional(z.string()),
  }),
);
const typed = z.parse(
  z.object({ found: lines, kept: lines, rightToday: lines }),
  JSON.parse(file('tests/real-world/cars.json')),
);

const list = listOfSheet();
const find = createCarFinder(list);
const models = list.flatMap(({ name: manufacturer, models: own }) =>
  own.map((model) => ({ manufacturer, model: model.name, fuelTypes: model.fuelTypes })),
);
const names = (text: string) => find(text).map(({ manufacturer, model }) => `${manufacturer} ${model}`);

describe('createCarFinder', () => {
  test.each([...typed.found, ...typed.rightToday])(
    'finds $first first for "$typed"',
    ({ typed: text, first, fuelType }) => {
      const [car] = find(text);
      expect(`${car?.manufacturer} ${car?.model}`).toBe(first);
      if (fuelType !== undefined) expect(car?.fuelType).toBe(fuelType);
    },
  );

  test.each(typed.kept)('names no car for "$typed"', ({ typed: text, offer }) => {
    const found = find(text);
    expect(found.filter(({ isNamed }) => isNamed)).toEqual([]);
    if (offer === 'none') expect(found).toEqual([]);
  });

  test('finds every car of the sheet first by its own name, in any case', () => {
    for (const { manufacturer, model, fuelTypes } of models) {
      for (const fuelType of fuelTypes) {
        const [car] = find(`${manufacturer} ${model} ${fuelType}`.toUpperCase());
        expect(car).toEqual({ manufacturer, model, fuelType, isNamed: true });
      }
    }
  });

  // All of the cars are some 10,000 searches, which take half a minute on a busy machine.
  test('offers every car of five or more letters for each wrong, missing, further or exchanged letter', {
    timeout: 120_000,
  }, () => {
    const long = models.filter(({ model }) => model.replace(/[^a-z]/gi, '').length >= 5);
    const missed: string[] = [];
    for (const { manufacturer, model } of share(long, 4))
      for (const slip of slipsOf(model))
        if (!names(slip).includes(`${manufacturer} ${model}`)) missed.push(`${slip}: ${model}`);
    expect(missed).toEqual([]);
  });

  test('finds at most ten cars for any text, and none without words', () => {
    expect(find('')).toEqual([]);
    expect(find('2016')).toEqual([]);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (text) => find(text).length <= 10),
    );
  });
});

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The texts with one letter of a name missing, exchanged with its neighbour, replaced, or written twice. */
function slipsOf(name: string): readonly string[] {
  return [...name].flatMap((letter, at) => {
    if (!/[a-z]/i.test(letter)) return [];
    const [before, after] = [name.slice(0, at), name.slice(at + 1)];
    const other = LETTERS[(LETTERS.indexOf(letter.toLowerCase()) + 9) % 26] ?? '';
    const [next = ''] = after;
    const exchanged = /[a-z]/i.test(next) ? [`${before}${next}${letter}${after.slice(1)}`] : [];
    return [
      `${before}${after}`,
      `${before}${other}${after}`,
      `${before}${letter}${letter}${after}`,
      ...exchanged,
    ];
  });
}
