import type { Service, Spoken } from '../../../content/services/service.ts';
import { slugify } from '../../../values/slug.ts';
import { soundsOf } from '../../../values/sounds.ts';
import {
  type CarsInSentence,
  createSentenceFinder,
  type ListedManufacturers,
  type NamedModel,
  SPOKEN_FUELS,
} from '../../pricing/contract.ts';
import { findPhrases, type Match, type Phrase, phrase } from './phrases.ts';
import { SPOKEN_CITIES } from './spoken-cities.ts';

export type SpokenService = Pick<Service, 'name' | 'spoken'> & { readonly id: string };

/** The names that the parser recognises. The brands of the price sheet fit `manufacturers` without conversion. */
export interface UtteranceVocabulary {
  readonly services: readonly SpokenService[];
  readonly cities: readonly {
    readonly slug: string;
    readonly name: string;
    readonly localities?: readonly { readonly slug: string; readonly name: string }[];
  }[];
  readonly manufacturers: ListedManufacturers;
}

/** The parsed query as ids and slugs; a field is missing when the query does not name it. */
export interface ParsedUtterance {
  readonly service?: string;
  readonly city?: string;
  readonly locality?: string;
  readonly vehicle?: SpokenVehicle;
  /** Cars that the query may mean, by the names of the price sheet: to offer, and none to choose. */
  readonly nearCars?: readonly NamedModel[];
}

export interface SpokenVehicle {
  readonly manufacturer: string;
  readonly model?: string;
  /** `petrol`, `diesel`, `cng` or `electric`. */
  readonly fuelType?: string;
}

interface ServiceMeaning {
  readonly id: string;
  readonly specificity: Spoken['specificity'];
}
interface PlaceMeaning {
  readonly city: string;
  readonly locality?: string;
}
const LONGEST_UTTERANCE = 300;

const phrases = <Meaning>(texts: string, meaning: Meaning): Phrase<Meaning>[] =>
  texts.split(',').map((text) => phrase(text, meaning));

function servicePhrases({ services }: UtteranceVocabulary): Phrase<ServiceMeaning>[] {
  const own = services.map(({ id, name }) => phrase<ServiceMeaning>(name, { id, specificity: 3 }));
  const spoken = services.flatMap(({ id, spoken: lists }) =>
    lists.flatMap(({ specificity, phrases: texts }) => phrases<ServiceMeaning>(texts, { id, specificity })),
  );
  return [...own, ...spoken];
}

const placePhrases = ({ cities }: UtteranceVocabulary): Phrase<PlaceMeaning>[] =>
  cities.flatMap(({ slug: city, name, localities = [] }) => [
    ...phrases<PlaceMeaning>(`${name},${SPOKEN_CITIES[city] ?? name}`, { city }),
    ...localities.map((locality) => phrase<PlaceMeaning>(locality.name, { city, locality: locality.slug })),
  ]);

/** Chooses the most specific service; among equals the longest phrase, then the first. */
const mostSpecific = (matches: readonly Match<ServiceMeaning>[]): string | undefined =>
  matches.toSorted(
    (one, other) => other.meaning.specificity - one.meaning.specificity || other.weight - one.weight,
  )[0]?.meaning.id;

function vehicleOf(
  { manufacturer, model }: CarsInSentence,
  fuelType: string | undefined,
): SpokenVehicle | undefined {
  if (manufacturer === undefined) return undefined;
  return {
    manufacturer: slugify(manufacturer),
    ...(model !== undefined && { model: slugify(model) }),
    ...(fuelType !== undefined && { fuelType }),
  };
}

/**
 * Makes the parser of a vocabulary. Store it, because making it costs far more than a call. It parses English, Hinglish
 * and Hindi in Devanagari, with typos of one or two letters.
 */
export function createUtteranceParser(
  vocabulary: UtteranceVocabulary,
): (transcript: string) => ParsedUtterance {
  const services = servicePhrases(vocabulary);
  const places = placePhrases(vocabulary);
  const fuels = Object.entries(SPOKEN_FUELS).flatMap(([fuel, texts]) => phrases(texts, fuel));
  const familiar = new Set(
    [services, places, fuels].flatMap((list: readonly Phrase<unknown>[]) =>
      list.flatMap(({ sounds }) => sounds),
    ),
  );
  const findCars = createSentenceFinder(vocabulary.manufacturers, familiar);

  return (transcript) => {
    const heard = transcript.slice(0, LONGEST_UTTERANCE);
    const sounds = soundsOf(heard);
    const service = mostSpecific(findPhrases(sounds, services, familiar));
    const [place] = findPhrases(sounds, places, familiar);
    const [fuel] = findPhrases(sounds, fuels, familiar);
    const cars = findCars(heard);
    const vehicle = vehicleOf(cars, fuel?.meaning);
    return {
      ...(service !== undefined && { service }),
      ...place?.meaning,
      ...(vehicle && { vehicle }),
      ...(cars.near.length > 0 && { nearCars: cars.near }),
    };
  };
}
