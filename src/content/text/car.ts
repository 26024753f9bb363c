import { withArticle } from '../../values/article.ts';
import type { BodyType } from '../../values/vehicle.ts';

/** The segments in which cars are compared. */
const segments: Readonly<Record<BodyType, string>> = {
  hatchback: 'hatchbacks',
  sedan: 'sedans',
  suv: 'SUVs',
  mpv: 'people carriers',
  luxury: 'luxury cars',
};

/** "₹200 less than" */
const difference = (less: boolean, amount: string, than: string): string =>
  `${amount} ${less ? 'less' : 'more'} than ${than}`;

/** `/car-services/{carId}`. */
export const carText = {
  segments,
  title: (car: string, amount: string) => `${car} Service Cost: Every Price, from ${amount}`,
  plainTitle: (car: string) => `${car} Service Cost: Every Price`,
  description: (car: string, fuels: string, basic: string, periodic: string) =>
    `${car} (${fuels}): a basic service costs ${basic}, a periodic one ${periodic}. AC, denting and painting too, and what other cars of its size cost.`,
  shortDescription: (car: string, basic: string, periodic: string) =>
    `${car}: basic service ${basic}, periodic service ${periodic}. All prices by fuel type, beside those of other cars of its size.`,
  plainDescription: (car: string) =>
    `Prices for servicing ${withArticle(car)}: basic and periodic service, AC, denting and painting, by fuel type, before you leave a number.`,
  keywords: (car: string) => [
    `${car} service cost`,
    `${car} car service`,
    `${car} ac service price`,
    `${car} denting painting price`,
  ],
  heading: (car: string) => `${car} service: every price`,
  lead: (basic: string, fuel: string, fuels: string | undefined) =>
    `From ${basic} for a basic service (${fuel})${fuels === undefined ? '.' : `; ${fuels} side by side.`}`,
  plainLead: (car: string, fuels: string) => `All services for the ${car} (${fuels}).`,
  ticks: (city: string, hasExpress: boolean) => [
    hasExpress ? `90-minute express bay in ${city}` : `Free pickup and drop in ${city}`,
    'Pay after the service',
  ],
  table: (car: string) => `Services for the ${car}`,
  tableText: (city: string, elsewhere: string | undefined) =>
    `What you pay in ${city}, labour and consumables included.${elsewhere === undefined ? '' : ` Express service: in ${elsewhere} only.`}`,
  service: 'Service',
  fuels: {
    title: (model: string) => `${model} by fuel`,
    name: (model: string, fuel: string) => `${model} ${fuel}`,
    alone: (car: string, fuel: string) => `Our price list has the ${car} with this one fuel type, ${fuel}.`,
    against: (parts: readonly string[]) => `It costs ${parts.join(', and ')}.`,
    same: (fuel: string) => `It costs the same as the ${fuel} car.`,
    basic: (amount: string, less: boolean, fuel: string) =>
      `${difference(less, amount, `the ${fuel} car`)} for a basic service`,
    periodic: (amount: string, less: boolean) => `${amount} ${less ? 'less' : 'more'} for a periodic one`,
    work: {
      Petrol: 'Engine oil, oil filter and drain washer are included; spark plugs are checked.',
      Diesel:
        'Engine oil and oil filter are included, and the fuel filter is drained. It has no spark plugs; a new fuel filter and AdBlue are quoted first.',
      CNG: 'The petrol work, with spark plugs watched more closely and the gas joints tested for leaks. Gas filter and the cylinder’s three-yearly test are not included.',
      Hybrid:
        'The engine gets oil and filters like a petrol car’s. The drive battery and its inverter stay with the maker.',
    } as Readonly<Record<string, string>>,
    electric: (model: string) =>
      `No oil, oil filter, spark plug or exhaust work: the ${model} has none of them.`,
    electricBasic: (model: string, amount: string) => `${model}, basic service (${amount}):`,
    electricPeriodic: (model: string, amount: string) =>
      `${model}, periodic service (${amount}), all of this and:`,
    notAtHome: (model: string, jobs: string) => `Not done at home for the ${model}: ${jobs}.`,
  },
  compare: {
    title: (model: string) => `What cars like the ${model} cost`,
    maker: (maker: string, lower: number, higher: number, average: string) =>
      `${lower === 0 ? 'No' : lower} other ${maker} ${lower === 1 ? 'model costs' : 'models cost'} less for a periodic service and ${higher === 0 ? 'none costs' : `${higher} ${higher === 1 ? 'costs' : 'cost'}`} more; the ${maker} average is ${average}.`,
    segment: (segment: string, place: number, count: number, amount: string | undefined, less: boolean) =>
      `It is the number ${place} cheapest of ${count} ${segment} on our list, ${amount === undefined ? 'exactly at their average' : `${amount} ${less ? 'below' : 'above'} their average`}.`,
    siblings: (maker: string) => `Nearest in price from ${maker}`,
    rivals: (segment: string) => `Nearest in price among ${segment}`,
    car: 'Car',
    columns: { basic: 'Basic', periodic: 'Periodic', dentPaint: 'One panel' },
    averages: (car: string) => `${car} and the average`,
    average: (of: string) => `All ${of}`,
    near: 'Nearest in price',
    rows: {
      basic: 'Basic service',
      express: 'Periodic service',
      dentPaint: 'Dent and paint, one panel',
      fullBodyPaint: 'Full body paint',
    },
    fuel: (fuel: string) => `Prices are for ${fuel} where the car comes with it.`,
  },
  year: {
    title: (model: string) => `A year with the ${model}`,
    interval: (car: string, kilometres: string, months: number) =>
      `${car}: due every ${kilometres} km or ${months} months, whichever comes first.`,
    electric: (car: string, months: number) =>
      `${car} electric: a check every ${months} months, however far it drives. Brakes that are hardly used seize first.`,
    cost: (fuel: string, kilometres: string, services: string, amount: string) =>
      `${fuel}, ${kilometres} km a year: ${services} a year, ${amount}.`,
    services: (count: string, isOne: boolean) =>
      isOne ? 'one periodic service' : `${count} periodic services`,
    perKilometre: (amount: string) => `That is ${amount} a kilometre.`,
  },
  cities: (maker: string) => `${maker} service in your city`,
  faqs: (car: string) => `${car}: questions`,
  cheapestFuel: (model: string, fuels: string) => `Which ${model} costs least to service: ${fuels}?`,
  cheapestFuelAnswer: (fuel: string, amount: string, other: string, otherAmount: string) =>
    `The ${fuel} one, at ${amount} for a periodic service. The dearest is ${other}, at ${otherAmount}.`,
  fuelsEqual: (amount: string) => `None: a periodic service costs ${amount} with each fuel.`,
  panel: (car: string) => `What does painting one panel of ${withArticle(car)} cost?`,
  panelAnswer: (panel: string, wholeBody: string, panels: number) =>
    `${panel} a panel, colour matched, and ${wholeBody} for the whole body. From ${panels} panels on, the whole body costs less.`,
  oil: (model: string) => `Does the ${model} need an oil change?`,
  oilAnswer: (model: string, basic: string) =>
    `No. The ${model} is electric and has no engine oil. Its ${basic} basic service checks brakes, tyres, cooling, 12-volt battery and stored faults instead.`,
} as const;
