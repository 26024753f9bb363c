import { readFileSync } from 'node:fs';
import { cities } from '../src/content/cities/all-cities.ts';
import { windowText } from '../src/content/text/opening-hours.ts';
import type { Offered, OfferedPrice, ServiceOffer } from '../src/features/offers/contract.ts';
import { offeredServices, offerFor } from '../src/features/offers/index.ts';
import type { PriceRow } from '../src/features/pricing/contract.ts';
import { parseSheet } from '../src/platform/price-sheet/parse-sheet.ts';
import { formatMoney } from '../src/values/money.ts';

/** The fuel types of the sheet's rows, in their order there. */
const fuelTypesOf = (rows: readonly PriceRow[]): readonly string[] => [
  ...new Set(rows.map(({ fuelType }) => fuelType)),
];

/** "₹2,999 to ₹19,799" for all cars of a fuel type, "from ₹299", or "quote". */
function priceText(prices: readonly OfferedPrice[]): string {
  const amounts = prices.flatMap((price) => (price.kind === 'quote' ? [] : [price.amount]));
  if (amounts.length === 0) return 'quote';
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  if (least !== most) return `${formatMoney(least)} to ${formatMoney(most)}`;
  return `${prices.some(({ kind }) => kind === 'from') ? 'from ' : ''}${formatMoney(least)}`;
}

/** The cells of one city, service and fuel type: where nobody has it, the reason. */
function cellsOf(answers: readonly ServiceOffer[]): readonly string[] {
  const offers = answers.filter((answer): answer is Offered => answer.offered);
  const [first] = offers;
  if (first === undefined) {
    const [refused] = answers;
    return refused && !refused.offered ? [`no: ${refused.reason}`, refused.onlyIn.join(' ')] : [];
  }
  return [
    first.ways.join(' '),
    `${first.when.kind} ${windowText(first.when.hours)}`,
    first.takes.text,
    priceText(offers.map(({ price }) => price)),
    first.isElectric ? 'electric list' : '',
  ];
}

/** One line for every city, service and fuel type, with the prices of all cars of that fuel type in the sheet. */
export const offerTable = (rows: readonly PriceRow[]): readonly (readonly string[])[] =>
  cities.flatMap((city) =>
    offeredServices.flatMap((service) =>
      fuelTypesOf(rows).map((fuelType) => {
        const cars = rows.filter((row) => row.fuelType === fuelType);
        const answers = cars.map((car) => offerFor({ city, service, car }));
        return [city.slug, service, fuelType, ...cellsOf(answers)];
      }),
    ),
  );

if (import.meta.main) {
  const words = process.argv.slice(2);
  const sheet = parseSheet(readFileSync('public/price-sheet.csv', 'utf8'));
  if (!sheet.ok) throw new Error(`public/price-sheet.csv: ${sheet.code} ${sheet.detail}`);
  const table = offerTable(sheet.value.rows).filter((cells) => words.every((word) => cells.includes(word)));
  for (const cells of table) console.log(cells.join(' | '));
  console.log(`${table.length} lines; narrow them with words: npm run offers -- jaipur express Electric`);
}
