import type { LandingService } from '../../features/landing/rules/landing-address.ts';
import type { Way } from '../../features/offers/contract.ts';
import type { Coordinates } from '../../values/place.ts';
import type { Stated } from '../../values/stated.ts';
import type { Faq } from '../faq.ts';
import type { PictureName } from '../pictures.ts';
import type { Condition } from './condition.ts';

/** A city that has pages, with the facts and texts that distinguish its pages from those of other cities. */
export interface City {
  /** The everyday name. */
  readonly name: string;
  readonly slug: string;
  readonly state: string;
  readonly coordinates: Coordinates;
  /** The title of the city's page: at most 60 characters. */
  readonly title: string;
  /** The description of the city's page: 70 to 160 characters. */
  readonly description: string;
  readonly metaKeywords: readonly string[];
  readonly heroTitle: string;
  readonly heroSubtitle: string;
  /** All eight service types, in the order of `CITY_SERVICE_TYPES`. */
  readonly services: readonly CityService[];
  readonly stats: Stated<readonly CityStat[]>;
  readonly reviews: Stated<readonly CityReview[]>;
  readonly faqs: readonly Faq[];
  readonly localities: readonly Locality[];
  readonly seoContent: SeoContent;
  readonly ways: readonly Way[];
  /** The first three digits of the city's PIN codes. */
  readonly pinPrefixes: readonly string[];
  /** Whether visitors book a slot on the site: by the assistant and the live board. */
  readonly bookedOnline: boolean;
  /** The city's workshop; distances to localities start here. */
  readonly centre: ServingCentre;
  /** The conditions that wear cars in the city, the most important first. */
  readonly conditions: readonly CityCondition[];
  /** The city's own text for its service landing pages (`/car-repair-service-in-{city}` and others). */
  readonly landing: Readonly<Record<Exclude<LandingService, 'car-service'>, CityLanding>>;
}

export const WORKSHOP_WAYS: readonly Way[] = ['pickup', 'walkIn'];

export const CITY_SERVICE_TYPES = [
  'periodic',
  'ac',
  'denting',
  'doorstep',
  'car-spa',
  'detailing',
  'battery',
  'windshield',
] as const;
export type CityServiceType = (typeof CITY_SERVICE_TYPES)[number];

interface CityService {
  readonly type: CityServiceType;
  readonly title: string;
  readonly description: string;
  readonly image: PictureName;
}

interface CityStat {
  readonly label: string;
  readonly value: string;
}

export interface CityReview {
  readonly name: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly comment: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** The locality's name in the city's list of localities. */
  readonly location: string;
}

export interface Locality {
  readonly slug: string;
  readonly name: string;
  /** The approximate middle of the locality. */
  readonly coordinates: Coordinates;
  /** The main pin code; large localities have several. */
  readonly pinCode: string;
  /** 70 to 160 characters, for the page's metadata. */
  readonly description: string;
  readonly highlights: readonly string[];
  readonly nearbyLandmarks: readonly string[];
  /** Paragraphs about driving and keeping a car here. Every locality has its own sentences. */
  readonly about: readonly string[];
  readonly faqs: readonly Faq[];
}

interface SeoContent {
  readonly h1: string;
  readonly h2: string;
  readonly paragraphs: readonly string[];
  readonly serviceHighlights: readonly string[];
}

interface ServingCentre {
  /** True until the business has put its own name, address and coordinates here; `npm run preflight` lists it. */
  readonly isPlaceholder: boolean;
  readonly name: string;
  readonly area: string;
  readonly coordinates: Coordinates;
}

interface CityCondition {
  readonly condition: Condition;
  readonly fact: string;
  /** The advice that follows from the fact. */
  readonly advice: string;
}

interface CityLanding {
  /** Set where the text describes the city's workshop, which the business has to confirm. */
  readonly isDraft?: boolean;
  /** 70 to 160 characters, for the page's metadata. */
  readonly description: string;
  readonly paragraphs: readonly string[];
}

type Words = readonly [title: string, description: string];

/** Makes the services of a city from its titles and descriptions, one for every service type, each with its picture. */
export const cityServices = (words: Readonly<Record<CityServiceType, Words>>): readonly CityService[] =>
  CITY_SERVICE_TYPES.map((type) => ({
    type,
    title: words[type][0],
    description: words[type][1],
    image: `service-${type}` as const,
  }));
