import { slugify } from '../../../values/slug.ts';
import { soundsOf } from '../../../values/sounds.ts';
import type { ServiceSlug } from '../../../web/contract/address-parts.ts';
import { type BookableService, bookableAreas, servicePreferences } from '../../bookings/contract.ts';
import { type ListedManufacturers, SPOKEN_FUELS } from '../../pricing/contract.ts';
import {
  createUtteranceParser,
  findPhrases,
  type ParsedUtterance,
  type Phrase,
  phrase,
  type SpokenService,
} from '../../voice/contract.ts';
import type { Answer, Question } from './answers.ts';
import { commonFuelTypes, dateChoiceOf } from './choices.ts';
import type { Said } from './sentence.ts';
import { spokenTime, withPlainHours } from './spoken-time.ts';

/** The cars of the price sheet; the price book fits without conversion. */
export interface ListedCars {
  readonly manufacturers: ListedManufacturers;
}

/** A service that a sentence may name: one with a page of its own, or the express one. */
interface HeardService extends SpokenService {
  readonly id: ServiceSlug | 'express';
}

/** The service of the chat for a service that the parser knows. A car service without a name is the express one. */
const bookable: Readonly<Partial<Record<HeardService['id'], BookableService>>> = {
  express: 'express',
  periodic: 'express',
  ac: 'ac',
  denting: 'panel-paint',
};

/** Areas as visitors write and say them; spellings with the same sound need no entry. */
const spokenAreas: Readonly<Record<(typeof bookableAreas)[number], string>> = {
  'malviya-nagar': 'malviya nagar, malviya, मालवीय नगर',
  'vaishali-nagar': 'vaishali nagar, vaishali, वैशाली नगर',
  mansarovar: 'mansarovar, mansrovar, मानसरोवर',
  jagatpura: 'jagatpura, जगतपुरा',
  'c-scheme': 'c scheme, c skim, सी स्कीम, see scheme',
  'pink-city': 'pink city, walled city, parkota, पिंक सिटी, परकोटा',
  sanganer: 'sanganer, सांगानेर',
  sodala: 'sodala, सोडाला',
  vki: 'vki, v k i, वीकेआई, विश्वकर्मा',
  'pratap-nagar': 'pratap nagar, प्रताप नगर',
};

const spokenPreferences: Readonly<Record<(typeof servicePreferences)[number], string>> = {
  pickup:
    'pick up, pickup, pick and drop, pick n drop, pickup and drop, collect it, lene aao, lene aa jao, le jao, le jana, ghar se le, पिकअप, लेने आओ, लेने आ जाओ, ले जाओ, ले जाना, घर से ले',
  walk_in:
    'walk in, walkin, bring it, self, khud, khud aakar, le aaunga, le aaungi, le aunga, लेकर आऊँगा, ले आऊँगा, ले आऊँगी, खुद',
};

const phrasesOf = <Value extends string>(
  values: readonly Value[],
  spoken: Readonly<Record<Value, string>>,
): readonly Phrase<Value>[] =>
  values.flatMap((value) => spoken[value].split(', ').map((text) => phrase(text, value)));

const areas = phrasesOf(bookableAreas, spokenAreas);
const preferences = phrasesOf(servicePreferences, spokenPreferences);
const fuels = Object.entries(SPOKEN_FUELS).flatMap(([fuel, texts]) =>
  texts.split(',').map((text) => phrase(text, fuel)),
);
const none: ReadonlySet<string> = new Set();

const JAIPUR = { slug: 'jaipur', name: 'Jaipur' };

/**
 * Makes the reader of a visitor's sentences in Hindi, Hinglish and English. Store it, because making it costs far more
 * than a call.
 */
export function createReader(
  cars: ListedCars,
  services: readonly HeardService[],
): (sentence: string, now: Date) => Said {
  const parse = createUtteranceParser({
    services,
    cities: [JAIPUR],
    manufacturers: cars.manufacturers,
  });
  return (sentence, now) => {
    const sounds = soundsOf(sentence);
    const parsed = parse(sentence);
    const area = findPhrases(sounds, areas, none)[0]?.meaning;
    const service = services.find(({ id }) => id === parsed.service)?.id;
    const choice = service && bookable[service];
    const answers = {
      ...carAnswers(parsed, findPhrases(sounds, fuels, none)[0]?.meaning, cars),
      ...(parsed.city !== undefined || area !== undefined ? { location: { choice: JAIPUR.slug } } : {}),
      ...chosen('area', area),
      ...chosen('serviceType', choice),
      ...chosen('servicePreference', findPhrases(sounds, preferences, none)[0]?.meaning),
      ...timeAnswers(soundsOf(withPlainHours(sentence)), now),
    };
    return {
      answers,
      ...(parsed.nearCars && { nearCars: parsed.nearCars }),
      ...(service && service !== 'express' && choice === undefined && { otherService: service }),
    };
  };
}

const chosen = (question: Question, choice: string | undefined): Partial<Record<Question, Answer>> =>
  choice === undefined ? {} : { [question]: { choice } };

/** The names of the price sheet for the car's slugs; a fuel type also where the sentence names no car. */
function carAnswers(
  { vehicle }: Pick<ParsedUtterance, 'vehicle'>,
  fuelType: string | undefined,
  { manufacturers }: ListedCars,
): Said['answers'] {
  const manufacturer = manufacturers.find(({ name }) => slugify(name) === vehicle?.manufacturer);
  const model = manufacturer?.models.find(({ name }) => slugify(name) === vehicle?.model);
  const offered = model?.fuelTypes ?? commonFuelTypes;
  const named = offered.find((name) => slugify(name) === fuelType);
  // A car of one fuel needs no question about it.
  const fuel = named ?? (model && offered.length === 1 ? offered[0] : undefined);
  return {
    ...chosen('manufacturer', manufacturer?.name),
    ...chosen('model', model?.name),
    ...chosen('fuelType', fuel),
  };
}

function timeAnswers(sounds: readonly string[], now: Date): Said['answers'] {
  const { date, slotId } = spokenTime(sounds, now);
  return {
    ...(date !== undefined && { date: { choice: dateChoiceOf(date, now), text: date } }),
    ...chosen('timeSlot', slotId),
  };
}
