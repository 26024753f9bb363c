import { cities, findCity, findLocality, homeCity } from '../../../content/cities/all-cities.ts';
import type { City } from '../../../content/cities/city.ts';
import { localPages } from '../../../content/services/local/local-pages.ts';
import type { Service, ServiceId } from '../../../content/services/service.ts';
import { findService, serviceOf, services } from '../../../content/services/services.ts';
import { voiceText } from '../../../content/text/voice.ts';
import { carSlug, type Vehicle } from '../../../values/vehicle.ts';
import type { Offer } from '../../../web/components/prices.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { priceIn, serviceAddress } from '../../../web/document/priced-services.ts';
import type { LandingService } from '../../landing/rules/landing-address.ts';
import { isOfferedIn } from '../../offers/index.ts';
import type { PriceBook } from '../../pricing/contract.ts';
import { priceSet } from '../../pricing/contract.ts';
import type { PricedModel } from '../../pricing/index.ts';
import { createUtteranceParser, type ParsedUtterance, type SpokenVehicle } from '../rules/parse-utterance.ts';

/** The meaning of a query in the terms of the site, with the page to open. */
export interface Understood {
  readonly title: string;
  /** "Maruti Swift (Petrol)" or a manufacturer's name. */
  readonly car: string | undefined;
  readonly offer: Offer | undefined;
  readonly path: string;
}

interface Parser {
  readonly version: string | undefined;
  readonly parse: (query: string) => ParsedUtterance;
}

let cached: Parser | undefined;

/**
 * Returns the parser. It builds a new one only at the first query and after the price sheet changes, because that costs
 * more than many queries.
 */
function parserFor(book: PriceBook | undefined): Parser {
  if (cached && cached.version === book?.version) return cached;
  const manufacturers = book?.manufacturers ?? [];
  cached = { version: book?.version, parse: createUtteranceParser({ services, cities, manufacturers }) };
  return cached;
}

const landingServices: Partial<Readonly<Record<ServiceId, LandingService>>> = {
  periodic: 'car-service',
  ac: 'ac',
  denting: 'dent-paint',
};

function pathInCity(service: Service, city: City): string {
  const landing = landingServices[service.id];
  if (landing !== undefined) return addresses.cityService(landing, city.slug);
  const local = localPages.find((page) => page.city === city.slug && page.serviceId === service.id);
  return local ? addresses.localPage(local.slug) : `${serviceAddress(service)}?city=${city.slug}`;
}

interface Destination {
  readonly service: Service | undefined;
  readonly city: City | undefined;
  readonly locality: string | undefined;
  readonly manufacturer: string | undefined;
  readonly carId: string | undefined;
}

function pathOf({ service, city, locality, manufacturer, carId }: Destination): string {
  const isPlain = service === undefined || service.id === 'periodic';
  if (city && locality !== undefined && isPlain) return addresses.locality(city.slug, locality);
  if (city && manufacturer !== undefined && isPlain) return addresses.manufacturer(manufacturer, city.slug);
  if (service) return city ? pathInCity(service, city) : serviceAddress(service);
  if (city) return addresses.city(city.slug);
  return carId === undefined ? addresses.services : addresses.car(carId);
}

interface KnownCar {
  readonly vehicle: Vehicle;
  readonly carId: string;
}

function knownCar({ manufacturer, model, fuelType }: SpokenVehicle, book: PriceBook): KnownCar | undefined {
  const priced = model === undefined ? undefined : book.model(manufacturer, model);
  const fuel = priced?.fuelTypes.find((known) => known.toLowerCase() === fuelType) ?? priced?.fuelTypes[0];
  if (priced === undefined || fuel === undefined) return undefined;
  return {
    vehicle: { manufacturer: priced.manufacturer, model: priced.name, fuelType: fuel },
    carId: priced.carId,
  };
}

/** Fixes the price to the car of the query, whatever car the visitor chose before. */
const fixedOffer = ({ price, isFrom }: Offer): Offer => ({ price, isFrom });

const withCar = (path: string, car: KnownCar | undefined): string => {
  if (car === undefined) return path;
  return `${path}${path.includes('?') ? '&' : '?'}car=${carSlug(car.vehicle)}`;
};

/** The service of a query; undefined where the query's city does not have it, so that the city itself is found. */
function serviceIn(city: City | undefined, id: string | undefined): Service | undefined {
  const service = id === undefined ? undefined : findService(id);
  return service && (city === undefined || isOfferedIn(city, service.id)) ? service : undefined;
}

/** The cars of the price sheet that a query may mean: those near to a word, or several that it names. */
export const nearCars = (query: string, book: PriceBook): readonly PricedModel[] =>
  (parserFor(book).parse(query).nearCars ?? []).flatMap(
    ({ manufacturer, model }) => book.model(manufacturer, model) ?? [],
  );

/** Parses a spoken or typed query with the site's vocabulary; undefined when no word matches. */
export function understand(query: string, book: PriceBook | undefined): Understood | undefined {
  const parsed = parserFor(book).parse(query);
  const city = parsed.city === undefined ? undefined : findCity(parsed.city);
  const service = serviceIn(city, parsed.service);
  const { vehicle } = parsed;
  if (city === undefined && service === undefined && vehicle === undefined) return undefined;
  const car = vehicle && book && knownCar(vehicle, book);
  const row = car && book?.row(car.vehicle);
  const locality = city && parsed.locality !== undefined ? findLocality(city, parsed.locality) : undefined;
  const destination = {
    service,
    city,
    locality: locality?.slug,
    manufacturer: vehicle?.manufacturer,
    carId: car?.carId,
  };
  const priced = service ?? serviceOf('periodic');
  return {
    title: voiceText.title(service?.name, locality?.name, city?.name),
    car: car ? voiceText.car(car.vehicle) : vehicle && book?.manufacturer(vehicle.manufacturer)?.name,
    offer: fixedOffer(priceIn(city ?? homeCity, priced.id, row && priceSet(row))),
    path: withCar(pathOf(destination), car),
  };
}
