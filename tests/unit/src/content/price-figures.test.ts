import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { spinSegments } from '../../../../src/content/coupons/spin-segments.ts';
import { doorstepServices } from '../../../../src/content/doorstep/services.ts';
import { bodyTypeOf } from '../../../../src/content/vehicles/body-types.ts';
import { unitPrice } from '../../../../src/features/doorstep/contract.ts';
import { AC_SERVICE_PRICE } from '../../../../src/features/pricing/contract.ts';
import { parseSheet } from '../../../../src/platform/price-sheet/parse-sheet.ts';
import { toRupees } from '../../../../src/values/money.ts';
import { carId } from '../../../../src/values/vehicle.ts';

const sheet = parseSheet(readFileSync('public/price-sheet.csv', 'utf8'));
const rows = sheet.ok ? sheet.value.rows : [];

const rangeOf = (prices: readonly (number | null)[]): readonly number[] => {
  const known = prices.filter((price) => price !== null).map(toRupees);
  return [Math.min(...known), Math.max(...known)];
};
const segment = (bodyType: string, fuel?: string) =>
  rows.filter((row) => bodyTypeOf(carId(row)) === bodyType && (fuel === undefined || row.fuelType === fuel));
const nexon = rows.filter(({ model }) => model === 'Nexon');

/** Every price that a text may name, from the sheet, the catalogue and the coupons; in rupees. */
const listed = new Set<number>([
  ...rangeOf(rows.map(({ basic }) => basic)),
  ...rangeOf(rows.map(({ express }) => express)),
  ...rangeOf(rows.map(({ dentPaint }) => dentPaint)),
  ...rangeOf(rows.map(({ fullBodyPaint }) => fullBodyPaint)),
  ...rangeOf(
    ['hatchback', 'sedan', 'suv', 'mpv'].flatMap((type) => segment(type).map(({ express }) => express)),
  ),
  ...rangeOf(segment('hatchback', 'Petrol').map(({ basic }) => basic)),
  ...nexon.flatMap(({ basic }) => (basic === null ? [] : [toRupees(basic)])),
  toRupees(AC_SERVICE_PRICE),
  ...doorstepServices.map((service) => toRupees(unitPrice(service))),
  ...spinSegments.flatMap(({ coupon }) => (coupon?.kind === 'amount' ? [toRupees(coupon.value)] : [])),
]);

/** Figures that are no price of ours, by file: facts about insurance and other businesses, and examples. */
const others: Readonly<Record<string, readonly number[]>> = {
  'services/insurance-claims.ts': [1000, 2000, 6000, 12000],
  'services/windshield.ts': [4000, 25000],
  // Batteries are bought at their printed price.
  'services/battery.ts': [3500, 6000],
  'blog/posts/car-insurance-claim-step-by-step.md': [1000, 2000, 50],
  'blog/posts/dent-repair-repaint-or-claim.md': [1000, 2000, 5000, 10000],
  'blog/posts/windshield-chip-or-new-glass.md': [1000, 2000],
  'blog/posts/monsoon-car-care.md': [5000, 150000],
  'legal/terms.ts': [200],
  // The surcharge for a third row of seats stands in the catalogue only.
  'doorstep/services.ts': [300],
};

interface Figure {
  readonly file: string;
  readonly rupees: number;
  readonly line: string;
}

const ROOT = 'src/content';
const FIGURE = /₹\s?(\d[\d,]*)/g;

const figuresIn = (file: string, text: string): readonly Figure[] =>
  text.split('\n').flatMap((line) =>
    [...line.matchAll(FIGURE)].map(([, digits = '']) => ({
      file,
      rupees: Number(digits.replaceAll(',', '')),
      line,
    })),
  );

const figures: readonly Figure[] = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:ts|md)$/.test(file))
  .flatMap((file) =>
    figuresIn(file, readFileSync(join(ROOT, file), 'utf8').replace(/\/\*\*[\s\S]*?\*\//g, '')),
  );

/** The English file of a translation, whose facts the Hindi one repeats. */
const englishFile = (file: string): string => file.replace(/^hi\//, '');

const isUnknown = ({ file, rupees }: Figure): boolean =>
  !listed.has(rupees) && !others[englishFile(file)]?.includes(rupees);

/** A price of one panel without the panel, or the price of a battery's fitting without the fitting. */
const isIncomplete = ({ file, rupees, line }: Figure): boolean =>
  (rupees === 1999 && !englishFile(file).startsWith('near-me') && !/panel|पैनल/i.test(line)) ||
  (rupees === 999 && /battery/.test(file) && !/visit|fitting|विज़िट|फ़िटिंग/i.test(line));

describe('the amounts in the texts', () => {
  test('are prices of the sheet, the catalogue or a coupon, or stand in the list of other facts', () => {
    expect(figures.length).toBeGreaterThan(60);
    expect(figures.filter(isUnknown)).toEqual([]);
  });

  test('say what they pay for, where the price is for a part of the work', () => {
    expect(figures.filter(isIncomplete)).toEqual([]);
  });

  test('are held against the sheet: a figure that it lacks is found', () => {
    const invented = figuresIn(
      'services/ac.ts',
      'From ₹2,999 for small cars to ₹6,777 for large ones, or ₹1,999.',
    );
    expect(invented.filter(isUnknown).map(({ rupees }) => rupees)).toEqual([6777]);
    expect(invented.filter(isIncomplete).map(({ rupees }) => rupees)).toEqual([1999]);
  });
});
