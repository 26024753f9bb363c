import type { Paise } from '../../../values/money.ts';
import type { Coordinates } from '../../../values/place.ts';
import type { AvailabilityWindow } from '../../doorstep/contract.ts';
import type { CarPrice, PriceName, PriceSet } from '../../pricing/contract.ts';

/**
 * The ways of getting a service. With `pickup` a workshop collects the car free of charge; with `walkIn` the owner
 * drives there.
 */
export const WAYS = ['doorstep', 'expressBay', 'pickup', 'walkIn'] as const;
export type Way = (typeof WAYS)[number];

/** Minutes from the first to the last step of the work, with the same in words. */
export interface Duration {
  readonly min: number;
  readonly max: number;
  /** "about 4 hours" */
  readonly text: string;
}

/**
 * The price before a city and a car are known. The lowest amount of a price set stands in `from`.
 * A price with a `way` holds only where that way is offered.
 */
export type PriceRule =
  | { readonly kind: 'priceSet'; readonly name: PriceName; readonly from: Paise; readonly per?: string }
  | { readonly kind: 'fixed'; readonly amount: Paise; readonly way?: Way }
  | { readonly kind: 'from'; readonly amount: Paise; readonly way?: Way }
  | { readonly kind: 'freeQuote' };

/** The work of a price: the listed work is in it, the other lines are billed on top. */
export interface Work {
  readonly includes: readonly string[];
  readonly excludes: readonly string[];
}

/** The facts of one service, whatever the city and the car. */
export interface ServiceFacts extends Work {
  readonly id: string;
  readonly price: PriceRule;
  readonly takes: Duration;
  /** Every way that exists somewhere, the usual one first. */
  readonly ways: readonly Way[];
  /** Without this way in a city the service is not offered there at all. */
  readonly onlyWith?: Way | undefined;
  /** Whether help comes at any hour; other services have opening hours. */
  readonly anyHour: boolean;
  /** The work on an electric car, where it differs; `null` where electric cars cannot have the service. */
  readonly electric?: Work | null | undefined;
  /** The sentence on what the price covers and which parts come on top. */
  readonly priceNote: string;
  /** The price also includes these where a mechanic comes to the car. */
  readonly includesAtDoor?: readonly string[] | undefined;
}

export interface CityFacts {
  readonly slug: string;
  readonly name: string;
  readonly state: string;
  readonly ways: readonly Way[];
  /** Whether visitors choose a slot on the site (assistant, live board); elsewhere a person agrees on a time. */
  readonly bookedOnline: boolean;
  readonly centre: { readonly name: string; readonly area: string; readonly coordinates: Coordinates };
  readonly localities: readonly { readonly slug: string; readonly name: string }[];
}

export type NotOfferedReason =
  /** No centre serves that city or that locality. */
  | 'city_unserved'
  | 'locality_unserved'
  /** Other cities have it; `onlyIn` lists them. */
  | 'other_cities_only'
  /** No car of that fuel type can have it. */
  | 'not_for_fuel';

export interface NotOffered {
  readonly offered: false;
  readonly reason: NotOfferedReason;
  /** Slugs of the cities that have the service. */
  readonly onlyIn: readonly string[];
}

/** The price for one city and car; `from` without a known car, `quote` where somebody has to look first. */
export type OfferedPrice =
  | {
      readonly kind: 'exact';
      readonly amount: Paise;
      readonly listPrice: Paise | undefined;
      readonly follows: PriceName | undefined;
      readonly per: string | undefined;
    }
  | {
      readonly kind: 'from';
      readonly amount: Paise;
      readonly follows: PriceName | undefined;
      readonly per: string | undefined;
    }
  /** `follows` names the price of the price set that the sheet lacks for the car. */
  | { readonly kind: 'quote'; readonly follows?: PriceName | undefined };

/** The workshop of a city. */
export interface OfferedPlace {
  readonly name: string;
  /** "Chopasni Road, Jodhpur, Rajasthan" */
  readonly address: string;
  readonly coordinates: Coordinates;
  readonly mapUrl: string;
  readonly hours: AvailabilityWindow;
}

/** `slots` are chosen on the site; with `agreed` a person calls back within the hours; `always` needs no slot. */
export interface OfferedTime {
  readonly kind: 'slots' | 'agreed' | 'always';
  readonly hours: AvailabilityWindow;
}

export interface Offered extends Work {
  readonly offered: true;
  readonly ways: readonly Way[];
  readonly where: OfferedPlace;
  readonly when: OfferedTime;
  readonly takes: Duration;
  readonly price: OfferedPrice;
  readonly priceNote: string;
  /** True if the work is an electric car's own list. */
  readonly isElectric: boolean;
}

export type ServiceOffer = Offered | NotOffered;

/** The question: where, for which car. A missing car asks for a price "from". */
export interface OfferQuestion {
  readonly city: CityFacts | undefined;
  /** Slug of a locality of that city. */
  readonly locality?: string | undefined;
  readonly service: ServiceFacts;
  /** "Electric", "Petrol" … in any case; undefined for any car. */
  readonly fuelType?: string | undefined;
  readonly prices?: PriceSet | undefined;
}

/** Facts that hold for every question. */
export interface OfferContext {
  readonly cities: readonly CityFacts[];
  readonly workshopHours: AvailabilityWindow;
  readonly mapUrl: (point: Coordinates) => string;
  /** Stands for the price note where the listed price does not hold. */
  readonly quotedNote: string;
}

export const isElectric = (fuelType: string | undefined): boolean =>
  fuelType?.trim().toLowerCase() === 'electric';

/** The ways in which a city has a service; none where the service needs a way that the city lacks. */
export function waysOf(city: Pick<CityFacts, 'ways'>, service: ServiceFacts): readonly Way[] {
  if (service.onlyWith !== undefined && !city.ways.includes(service.onlyWith)) return [];
  return service.ways.filter((way) => city.ways.includes(way));
}

/** Answers whether a city has a service for a car, and in which ways, when, for how long and at which price. */
export function makeOffer(question: OfferQuestion, context: OfferContext): ServiceOffer {
  const { city, locality, service, fuelType } = question;
  const refuse = (reason: NotOfferedReason): NotOffered => ({
    offered: false,
    reason,
    onlyIn: context.cities.filter((each) => waysOf(each, service).length > 0).map(({ slug }) => slug),
  });
  if (city === undefined) return refuse('city_unserved');
  const ways = waysOf(city, service);
  if (locality !== undefined && !city.localities.some(({ slug }) => slug === locality)) {
    return refuse('locality_unserved');
  }
  if (ways.length === 0) return refuse('other_cities_only');
  if (isElectric(fuelType) && service.electric === null) return refuse('not_for_fuel');
  const price = priceOf(question, ways);
  const electric = isElectric(fuelType) && service.electric ? service.electric : undefined;
  const { includes, excludes } = electric ?? service;
  return {
    offered: true,
    ways,
    where: placeOf(city, context),
    when: timeOf(city, service, context),
    takes: service.takes,
    price,
    includes: [...includes, ...(ways.includes('doorstep') ? (service.includesAtDoor ?? []) : [])],
    excludes,
    priceNote: holdsListedPrice(service, ways) ? service.priceNote : context.quotedNote,
    isElectric: electric !== undefined,
  };
}

/** Whether a fixed price holds: some belong to one way, such as the price of a job at the customer's door. */
const holdsListedPrice = ({ price }: ServiceFacts, ways: readonly Way[]): boolean =>
  !('way' in price) || price.way === undefined || ways.includes(price.way);

function priceOf({ service, prices }: OfferQuestion, ways: readonly Way[]): OfferedPrice {
  const rule = service.price;
  if (rule.kind === 'freeQuote') return { kind: 'quote' };
  if (rule.kind === 'priceSet') return priceOfCar(rule, prices?.[rule.name]);
  if (!holdsListedPrice(service, ways)) return { kind: 'quote' };
  const one = { amount: rule.amount, follows: undefined, per: undefined };
  return rule.kind === 'from' ? { kind: 'from', ...one } : { kind: 'exact', ...one, listPrice: undefined };
}

function priceOfCar(
  rule: Extract<PriceRule, { kind: 'priceSet' }>,
  price: CarPrice | undefined,
): OfferedPrice {
  const { name: follows, per, from } = rule;
  if (price === undefined) return { kind: 'from', amount: from, follows, per };
  if (price.price === null) return { kind: 'quote', follows };
  return { kind: 'exact', amount: price.price, listPrice: price.listPrice ?? undefined, follows, per };
}

const placeOf = (city: CityFacts, { workshopHours, mapUrl }: OfferContext): OfferedPlace => ({
  name: city.centre.name,
  address: `${city.centre.area}, ${city.name}, ${city.state}`,
  coordinates: city.centre.coordinates,
  mapUrl: mapUrl(city.centre.coordinates),
  hours: workshopHours,
});

function timeOf(
  { bookedOnline }: CityFacts,
  { anyHour }: ServiceFacts,
  { workshopHours }: OfferContext,
): OfferedTime {
  if (anyHour) return { kind: 'always', hours: 'always' };
  return { kind: bookedOnline ? 'slots' : 'agreed', hours: workshopHours };
}
