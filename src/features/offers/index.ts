import { cities, findCity } from '../../content/cities/all-cities.ts';
import type { City } from '../../content/cities/city.ts';
import { electricWork } from '../../content/services/electric.ts';
import { WHOLE_PERIODIC } from '../../content/services/express.ts';
import { jobs } from '../../content/services/jobs.ts';
import { SERVICE_IDS, type ServiceId } from '../../content/services/service.ts';
import { serviceOf } from '../../content/services/services.ts';
import { quotedNote } from '../../content/text/offers.ts';
import { workshopHours } from '../../content/workshop-hours.ts';
import { mapUrl } from '../../values/place.ts';
import type { PriceName, PriceRow, PriceSet } from '../pricing/contract.ts';
import { priceSet } from '../pricing/contract.ts';
import { type Duration, JOB_IDS, type JobId, type ServiceOffer, type Way } from './contract.ts';
import { type ComparedService, compareServices } from './rules/comparison.ts';
import { makeOffer, type OfferContext, type ServiceFacts, waysOf } from './rules/offer.ts';

/** A service, or a job with a price of its own inside one. */
export type OfferedService = ServiceId | JobId;

export const offeredServices: readonly OfferedService[] = [...SERVICE_IDS, ...JOB_IDS];

const isJob = (id: OfferedService): id is JobId => JOB_IDS.some((job) => job === id);

export const serviceOfPrice = {
  basic: 'basic',
  periodic: 'periodic',
  express: 'express',
  ac: 'ac',
  dentPaint: 'panel-paint',
  fullBodyPaint: 'full-body-paint',
} as const satisfies Record<PriceName, OfferedService>;

/** "Basic service": the name of a service or a job. */
export const offeredName = (id: OfferedService): string => (isJob(id) ? jobs[id].name : serviceOf(id).name);

/** The service of the catalogue that a service or a job belongs to. */
export const catalogueService = (id: OfferedService): ServiceId => (isJob(id) ? jobs[id].serviceId : id);

function makeFacts(id: OfferedService): ServiceFacts {
  const { durationMinutes, duration, ...service } = serviceOf(isJob(id) ? jobs[id].serviceId : id);
  return {
    ...service,
    takes: { ...durationMinutes, text: duration },
    ...(isJob(id) ? jobs[id] : {}),
    id,
    anyHour: id === 'emergency',
    electric: electricWork[id],
  };
}

const facts = new Map(offeredServices.map((id) => [id, makeFacts(id)]));

const factsOf = (id: OfferedService): ServiceFacts => facts.get(id) ?? makeFacts(id);

const context: OfferContext = { cities, workshopHours, mapUrl, quotedNote };

const cityOf = (city: City | string): City | undefined => (typeof city === 'string' ? findCity(city) : city);

export interface OfferRequest {
  /** A city or its slug. */
  readonly city: City | string;
  /** The slug of one of its localities. */
  readonly locality?: string | undefined;
  readonly service: OfferedService;
  /** The car's row of the price sheet: its fuel type and prices. */
  readonly car?: PriceRow | undefined;
  /** The car's prices, where its row is not at hand. */
  readonly prices?: PriceSet | undefined;
  /** The fuel type, where no car is known. */
  readonly fuelType?: string | undefined;
}

/**
 * Answers whether a city has a service for a car. The offer holds ways, place, time, duration, price and work.
 * A refusal holds the reason.
 */
export function offerFor({ city, locality, service, car, prices, fuelType }: OfferRequest): ServiceOffer {
  const question = {
    city: cityOf(city),
    locality,
    service: factsOf(service),
    fuelType: car?.fuelType ?? fuelType,
    prices: car ? priceSet(car) : prices,
  };
  return makeOffer(question, context);
}

export const takesOf = (service: OfferedService): Duration => factsOf(service).takes;

/** The ways in which a city has a service, for any car. */
export const waysIn = (city: City, service: OfferedService): readonly Way[] => waysOf(city, factsOf(service));

/** Whether a city has a service at all. */
export const isOfferedIn = (city: City, service: OfferedService): boolean => waysIn(city, service).length > 0;

/** The price that a city's pages lead with: the express service where there is a bay, else the same work in a day. */
export const routineIn = (city: City): 'express' | 'periodic' =>
  isOfferedIn(city, 'express') ? 'express' : 'periodic';

/** The services that a car has at its intervals, each with more work than the one before. */
const compared = ['basic', 'periodic', 'express'] as const satisfies readonly (OfferedService & PriceName)[];
export type ComparedPrice = (typeof compared)[number];

/** Compares the routine services of a city for a car: work, time, price, and why the prices differ or don't. */
export const comparisonIn = (city: City, car: PriceRow): readonly ComparedService<ComparedPrice>[] =>
  compareServices(
    compared.flatMap((id) => {
      const offer = offerFor({ city, service: id, car });
      return offer.offered ? [{ id, name: offeredName(id), offer }] : [];
    }),
    { line: WHOLE_PERIODIC, of: 'periodic' },
  );
