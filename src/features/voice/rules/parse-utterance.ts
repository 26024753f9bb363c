import { slugify } from '../../../values/slug.ts';
import { soundsOf } from '../../../values/sounds.ts';
import {
  EVERYDAY_MODELS,
  SPOKEN_FUELS,
  SPOKEN_MANUFACTURERS,
  SPOKEN_MODELS,
} from '../../pricing/contract.ts';
import { findPhrases, type Match, type Phrase, phrase } from './phrases.ts';
import { SPOKEN_CITIES, SPOKEN_SERVICES, type Specificity } from './spoken-vocabulary.ts';

/** The names that the parser recognises. The brands of the price sheet fit `manufacturers` without conversion. */
export interface UtteranceVocabulary {
  readonly services: readonly { readonly id: string; readonly name: string }[];
  readonly cities: readonly {
    readonly slug: string;
    readonly name: string;
    readonly localities?: readonly { readonly slug: string; readonly name: string }[];
  }[];
  readonly manufacturers: readonly {
    readonly name: string;
    readonly models: readonly { readonly name: string }[];
  }[];
}

/** The parsed query as ids and slugs; a field is missing when the query does not name it. */
export interface ParsedUtterance {
  readonly service?: string;
  readonly city?: string;
  readonly locality?: string;
  readonly vehicle?: SpokenVehicle;
}

export interface SpokenVehicle {
  readonly manufacturer: string;
  readonly model?: string;
  /** `petrol`, `diesel`, `cng` or `electric`. */
  readonly fuelType?: string;
}

interface ServiceMeaning {
  readonly id: string;
  readonly specificity: Specificity;
}
interface PlaceMeaning {
  readonly city: string;
  readonly locality?: string;
}
interface ModelMeaning {
  readonly manufacturer: string;
  readonly model: string;
  /** The name is too short or too common to match without its manufacturer. */
  readonly needsManufacturer: boolean;
}

const LONGEST_UTTERANCE = 300;

const phrases = <Meaning>(texts: string, meaning: Meaning): Phrase<Meaning>[] =>
  texts.split(',').map((text) => phrase(text, meaning));

function servicePhrases({ services }: UtteranceVocabulary): Phrase<ServiceMeaning>[] {
  const offered = new Set(services.map(({ id }) => id));
  const own = services.map(({ id, name }) => phrase<ServiceMeaning>(name, { id, specificity: 3 }));
  const spoken = SPOKEN_SERVICES.filter(({ id }) => offered.has(id)).flatMap(
    ({ id, specificity, phrases: texts }) => phrases<ServiceMeaning>(texts, { id, specificity }),
  );
  return [...own, ...spoken];
}

const placePhrases = ({ cities }: UtteranceVocabulary): Phrase<PlaceMeaning>[] =>
  cities.flatMap(({ slug: city, name, localities = [] }) => [
    ...phrases<PlaceMeaning>(`${name},${SPOKEN_CITIES[city] ?? name}`, { city }),
    ...localities.map((locality) => phrase<PlaceMeaning>(locality.name, { city, locality: locality.slug })),
  ]);

const manufacturerPhrases = ({ manufacturers }: UtteranceVocabulary): Phrase<string>[] =>
  manufacturers.flatMap(({ name }) => {
    const slug = slugify(name);
    return phrases(`${name},${SPOKEN_MANUFACTURERS[slug] ?? name}`, slug);
  });

/** "500", "XE" and "A4" have other meanings too; "i20" does not. */
const isShort = (sounds: readonly string[]): boolean =>
  sounds.every((sound) => sound.length <= 1) || (sounds.length === 1 && /^(\d+|..?)$/.test(sounds[0] ?? ''));

const modelPhrases = ({ manufacturers }: UtteranceVocabulary): Phrase<ModelMeaning>[] =>
  manufacturers.flatMap(({ name, models }) =>
    models.flatMap((entry) => {
      const model = slugify(entry.name);
      const needsManufacturer = EVERYDAY_MODELS.has(model) || isShort(soundsOf(entry.name));
      const meaning: ModelMeaning = { manufacturer: slugify(name), model, needsManufacturer };
      return phrases(`${entry.name},${SPOKEN_MODELS[model] ?? entry.name}`, meaning);
    }),
  );

/** Chooses the most specific service; among equals the longest phrase, then the first. */
const mostSpecific = (matches: readonly Match<ServiceMeaning>[]): string | undefined =>
  matches.toSorted(
    (one, other) => other.meaning.specificity - one.meaning.specificity || other.weight - one.weight,
  )[0]?.meaning.id;

function vehicleOf(
  manufacturer: string | undefined,
  models: readonly Match<ModelMeaning>[],
  fuelType: string | undefined,
): SpokenVehicle | undefined {
  const fuel = fuelType === undefined ? {} : { fuelType };
  const model = models.find(({ meaning }) =>
    manufacturer === undefined ? !meaning.needsManufacturer : meaning.manufacturer === manufacturer,
  );
  if (model) return { manufacturer: model.meaning.manufacturer, model: model.meaning.model, ...fuel };
  return manufacturer === undefined ? undefined : { manufacturer, ...fuel };
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
  const manufacturers = manufacturerPhrases(vocabulary);
  const models = modelPhrases(vocabulary);
  const fuels = Object.entries(SPOKEN_FUELS).flatMap(([fuel, texts]) => phrases(texts, fuel));
  const familiar = new Set(
    [services, places, manufacturers, models, fuels].flatMap((list: readonly Phrase<unknown>[]) =>
      list.flatMap(({ sounds }) => sounds),
    ),
  );

  return (transcript) => {
    const sounds = soundsOf(transcript.slice(0, LONGEST_UTTERANCE));
    const service = mostSpecific(findPhrases(sounds, services, familiar));
    const [place] = findPhrases(sounds, places, familiar);
    const [manufacturer] = findPhrases(sounds, manufacturers, familiar);
    const [fuel] = findPhrases(sounds, fuels, familiar);
    const vehicle = vehicleOf(manufacturer?.meaning, findPhrases(sounds, models, familiar), fuel?.meaning);
    return { ...(service !== undefined && { service }), ...place?.meaning, ...(vehicle && { vehicle }) };
  };
}
