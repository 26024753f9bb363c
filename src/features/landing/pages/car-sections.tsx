import { doorstepServices } from '../../../content/doorstep/services.ts';
import { doorstepJobsNotForElectric } from '../../../content/services/electric.ts';
import { carText as text } from '../../../content/text/car.ts';
import { formatCount, formatTenths } from '../../../values/format.ts';
import { formatMoney } from '../../../values/money.ts';
import { fuelName } from '../../../values/vehicle.ts';
import { CarMatrix } from '../../../web/components/CarMatrix.tsx';
import { TickList } from '../../../web/components/lists.tsx';
import { Section, SectionHead } from '../../../web/components/sections.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { isElectric } from '../../offers/contract.ts';
import { isOfferedIn, offerFor } from '../../offers/index.ts';
import type { PriceRow } from '../../pricing/contract.ts';
import { servicesAYear } from '../rules/car-costs.ts';
import type { CarFacts } from './car-facts.ts';

interface CarProps {
  readonly car: CarFacts;
}

/** Shows the work of each fuel type and its price beside the most common one. */
export const FuelSection = ({ car }: CarProps) => (
  <Section sand split>
    <SectionHead title={text.fuels.title(car.model.name)} flush />
    <div className="stack">
      {car.rows.map((row) => (
        <div key={row.fuelType}>
          <h3>{text.fuels.name(car.model.name, fuelName(row.fuelType))}</h3>
          <p>{fuelSentence(car, row)}</p>
          {isElectric(row.fuelType) && <ElectricWork car={car} row={row} />}
        </div>
      ))}
    </div>
  </Section>
);

/** Returns "It costs ₹300 more than the petrol car for a basic service, and …" and the work of that fuel type. */
function fuelSentence({ name, model, rows }: CarFacts, row: PriceRow): string {
  const [common] = rows;
  const fuel = fuelName(row.fuelType);
  const price =
    common === undefined || rows.length === 1
      ? text.fuels.alone(name, fuel)
      : row === common
        ? undefined
        : differenceOf(row, common);
  const work = isElectric(row.fuelType) ? text.fuels.electric(model.name) : text.fuels.work[row.fuelType];
  return [price, work].filter((part) => part !== undefined).join(' ');
}

function differenceOf(row: PriceRow, common: PriceRow): string {
  const fuel = fuelName(common.fuelType);
  const parts = [
    ...difference(row.basic, common.basic, (amount, less) => text.fuels.basic(amount, less, fuel)),
    ...difference(row.express, common.express, text.fuels.periodic),
  ];
  return parts.length === 0 ? text.fuels.same(fuel) : text.fuels.against(parts);
}

function difference(
  own: number | null,
  other: number | null,
  sentence: (amount: string, less: boolean) => string,
): readonly string[] {
  if (own === null || other === null || own === other) return [];
  return [sentence(formatMoney(Math.abs(own - other)), own < other)];
}

/** Shows an electric car's own list of checks and the doorstep jobs that it cannot have. */
function ElectricWork({ car: { city, model }, row }: CarProps & { readonly row: PriceRow }) {
  const basic = offerFor({ city, service: 'basic', car: row });
  const periodic = offerFor({ city, service: 'periodic', car: row });
  if (!basic.offered || !periodic.offered) return null;
  const further = periodic.includes.filter((point) => !basic.includes.includes(point));
  return (
    <>
      {row.basic !== null && <p>{text.fuels.electricBasic(model.name, formatMoney(row.basic))}</p>}
      <TickList ticks={basic.includes} />
      {row.express !== null && <p>{text.fuels.electricPeriodic(model.name, formatMoney(row.express))}</p>}
      <TickList ticks={further} />
      {isOfferedIn(city, 'doorstep') && <p>{text.fuels.notAtHome(model.name, jobsWithoutElectric)}</p>}
    </>
  );
}

const jobsWithoutElectric = doorstepServices
  .filter(({ id }) => doorstepJobsNotForElectric.includes(id))
  .map(({ name }) => name.toLowerCase())
  .join(', ');

/** Shows the model's place among the manufacturer's cars and in its segment, and the cars nearest in price. */
export function ComparisonSection({ car }: CarProps) {
  const { comparison, model, rows } = car;
  const [row] = rows;
  if (comparison === undefined || row === undefined) return null;
  const { columns } = text.compare;
  const compared = [...comparison.near, { model, rows, price: comparison.price }].toSorted(
    (one, other) => one.price - other.price,
  );
  return (
    <Section>
      <SectionHead title={text.compare.title(model.name)} text={comparisonSentences(car).join(' ')} />
      <AveragesTable car={car} />
      <h3 className="space-above-5">{text.compare.near}</h3>
      <CarMatrix
        label={text.compare.near}
        columns={[columns.basic, columns.periodic, columns.dentPaint]}
        rows={compared.map(({ model: { manufacturer, name, carId: id }, rows: [common] }) => ({
          car: `${manufacturer} ${name}${common ? ` ${fuelName(common.fuelType)}` : ''}`,
          ...(id !== model.carId && { href: addresses.car(id) }),
          prices: [common?.basic, common?.express, common?.dentPaint].map((price) => price ?? undefined),
        }))}
      />
    </Section>
  );
}

/** Shows each price of the model beside the averages of its manufacturer and its segment. */
function AveragesTable({ car: { name, model, comparison } }: CarProps) {
  if (comparison === undefined) return null;
  const { averages, segment } = comparison;
  return (
    <CarMatrix
      label={text.compare.averages(name)}
      rowTitle={text.service}
      columns={[
        model.name,
        text.compare.average(model.manufacturer),
        ...(segment ? [text.compare.average(text.segments[segment])] : []),
      ]}
      rows={averages.map((line) => ({
        car: text.compare.rows[line.name],
        prices: [line.own, line.ofMaker, line.ofSegment],
      }))}
    />
  );
}

function comparisonSentences({ comparison, model }: CarFacts): readonly string[] {
  if (comparison === undefined) return [];
  const { price, ofMaker, ofSegment, segment } = comparison;
  return [
    ...(ofMaker
      ? [text.compare.maker(model.manufacturer, ofMaker.lower, ofMaker.higher, formatMoney(ofMaker.average))]
      : []),
    ...(ofSegment && segment
      ? [
          text.compare.segment(
            text.segments[segment],
            ofSegment.lower + 1,
            ofSegment.count,
            price === ofSegment.average ? undefined : formatMoney(Math.abs(price - ofSegment.average)),
            price < ofSegment.average,
          ),
        ]
      : []),
  ];
}

/** Kilometres a year of an ordinary and of a busy car. */
const YEARLY_KILOMETRES = [10_000, 20_000] as const;

/** Shows when a service is due and what a year of services costs with each fuel type. */
export function YearSection({ car: { name, model, maker, rows } }: CarProps) {
  if (maker === undefined || rows.every(({ express }) => express === null)) return null;
  const { serviceInterval: interval } = maker;
  const hasEngine = rows.some(({ fuelType }) => !isElectric(fuelType));
  return (
    <Section sand split>
      <SectionHead title={text.year.title(model.name)} flush />
      <div className="stack">
        {hasEngine && (
          <p>
            {text.year.interval(name, formatCount(interval.kilometres), interval.months)} {interval.note}
          </p>
        )}
        {rows.some(({ fuelType }) => isElectric(fuelType)) && (
          <p>{text.year.electric(name, interval.months)}</p>
        )}
        <ul className="dots">
          {rows.flatMap((row) =>
            YEARLY_KILOMETRES.map((kilometres) => (
              <li key={`${row.fuelType} ${kilometres}`}>{yearlyCost(row, interval, kilometres)}</li>
            )),
          )}
        </ul>
      </div>
    </Section>
  );
}

function yearlyCost(
  { fuelType, express }: PriceRow,
  interval: { readonly kilometres: number; readonly months: number },
  kilometres: number,
): string {
  const distance = isElectric(fuelType) ? 0 : kilometres;
  const services = servicesAYear(interval, distance);
  const amount = formatMoney(Math.round((services * (express ?? 0)) / 100) * 100);
  const count = text.year.services(formatTenths(services), services === 1);
  return text.year.cost(fuelType, formatCount(kilometres), count, amount);
}
