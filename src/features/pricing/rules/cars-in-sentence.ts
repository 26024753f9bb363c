import { MANUFACTURER_ALIASES } from '../../../values/manufacturer-aliases.ts';
import type { Vehicle } from '../../../values/vehicle.ts';
import { modelNames, type Name, namesOf } from './car-names.ts';
import { joined, type Spelling, spellingsOf, wrongLetters } from './car-spelling.ts';
import { EVERYDAY_MODELS, EVERYDAY_WORDS, FILLER_WORDS } from './car-words.ts';
import { createCarFinder, type ListedManufacturers } from './find-cars.ts';

export type NamedModel = Pick<Vehicle, 'manufacturer' | 'model'>;

/** The cars of a sentence. One that may mean several models chooses none of them. */
export interface CarsInSentence {
  readonly manufacturer?: string;
  readonly model?: string;
  /** Models to offer: those near to a word, or several that the sentence names. */
  readonly near: readonly NamedModel[];
}

/** A longer sentence says more than a car. */
const LONGEST_CAR = 8;
/** The longest name of a car has so many words. */
const LONGEST_NAME = 4;
/** A shorter word is near to too many names. */
const SHORTEST_NEAR = 5;
/** The rest of a longer name has so many letters, for "Scorpio ka" is no Scorpio N. */
const SHORTEST_REST = 4;
const MOST_OFFERED = 4;
/** Two models with almost the same number of wrong letters are equally likely. */
const SAME_DISTANCE = 0.2;

/** Some words of the sentence in a row, also written as one. */
interface Part {
  readonly start: number;
  readonly end: number;
  readonly whole: Spelling;
  /** Whether one of the words has a meaning of its own. */
  readonly isEveryday: boolean;
}

interface Model extends NamedModel {
  readonly names: readonly Name[];
  /** Too short or too common a name to mean the car without its manufacturer. */
  readonly isCommon: boolean;
}

interface Hit {
  readonly part: Part;
  readonly model: Model;
  readonly distance: number;
}

/**
 * Makes the finder of cars in sentences. It chooses a model only where the sentence names exactly one.
 * @param familiar sounds of words with a meaning of their own, which are near to no car
 */
export function createSentenceFinder(
  manufacturers: ListedManufacturers,
  familiar: ReadonlySet<string>,
): (sentence: string) => CarsInSentence {
  const find = createCarFinder(manufacturers);
  const models = manufacturers.flatMap(modelsOf);
  const makers = manufacturers.map(({ name }) => ({ name, names: namesOf(name, MANUFACTURER_ALIASES) }));
  const everyday = new Set(
    spellingsOf(`${EVERYDAY_WORDS} ${FILLER_WORDS}`).flatMap(({ letters, sound }) => [letters, sound]),
  );
  const isEveryday = ({ letters, sound }: Spelling) =>
    everyday.has(letters) || everyday.has(sound) || familiar.has(sound);

  return (sentence) => {
    const words = spellingsOf(sentence);
    const alone = words.length > LONGEST_CAR ? [] : find(sentence).filter(({ isNamed }) => isNamed);
    const sole = soleModel(alone);
    if (sole) return { ...sole, near: [] };
    const parts = partsOf(words, isEveryday);
    const { name: manufacturer, end } = makerOf(parts, makers) ?? {};
    const likely = models.filter(
      (model) => manufacturer === undefined || model.manufacturer === manufacturer,
    );
    const together = new Set(sentence.toLowerCase().match(/[a-z]+\d+/g));
    const named = longestOf(
      hitsOf(parts, likely, exactlyAfter(end)).filter(
        ({ part, model }) =>
          manufacturer !== undefined || !model.isCommon || together.has(part.whole.letters),
      ),
    );
    const near = nearHits(parts, likely, named, manufacturer !== undefined);
    const chosen = near.length === 0 ? soleModel(named.map(({ model }) => model)) : undefined;
    if (chosen) return { ...chosen, near: [] };
    return { ...(manufacturer !== undefined && { manufacturer }), near: offered([...near, ...named]) };
  };
}

const modelsOf = ({ name: manufacturer, models }: ListedManufacturers[number]): readonly Model[] =>
  models.map(({ name: model }) => {
    const names = modelNames(model);
    return { manufacturer, model, names, isCommon: isCommon(names[0]) };
  });

/** "500", "XE" and "A4" have other meanings too, as "City" has; "i20" has none. */
function isCommon(name: Name | undefined): boolean {
  if (name === undefined || EVERYDAY_MODELS.has(name.whole.letters)) return true;
  const { words, whole } = name;
  return (
    words.every(({ letters }) => letters.length === 1) ||
    (words.length === 1 && /^(?:\d+|..?)$/.test(whole.letters))
  );
}

function partsOf(words: readonly Spelling[], isEveryday: (word: Spelling) => boolean): readonly Part[] {
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(LONGEST_NAME, words.length - start) }, (_none, more) => {
      const own = words.slice(start, start + more + 1);
      return { start, end: start + own.length, whole: joined(own), isEveryday: own.some(isEveryday) };
    }),
  );
}

/** The manufacturer that the sentence names with most letters, and the place of the word after it. */
function makerOf(
  parts: readonly Part[],
  makers: readonly { readonly name: string; readonly names: readonly Name[] }[],
): { readonly name: string; readonly end: number } | undefined {
  const exactly = exactlyAfter(undefined);
  const named = makers.flatMap(({ name, names }) =>
    parts.flatMap((part) =>
      names.some((name) => exactly(part, name) !== undefined)
        ? [{ name, end: part.end, letters: part.whole.letters.length }]
        : [],
    ),
  );
  return named.sort((one, other) => other.letters - one.letters)[0];
}

type Distance = (part: Part, name: Name) => number | undefined;

/**
 * The same letters are nearer than the same sound: "Q3" sounds like "C3". By its sound, a word with a meaning of its own
 * is a model only right after the manufacturer. "होंडा सिटी" is a City. "पिंक सिटी" is a part of Jaipur.
 */
const exactlyAfter =
  (maker: number | undefined): Distance =>
  ({ start, whole, isEveryday }, { whole: known }) => {
    if (whole.letters === known.letters) return 0;
    const mayMean = !isEveryday || start === maker;
    return mayMean && whole.sound === known.sound ? 1 : undefined;
  };

/** Several words are near to a name of several words only, for "link a" is no Linea. */
const nearly: Distance = ({ start, end, whole }, { words, whole: known }) => {
  const isOther = whole.letters[0] !== known.letters[0] && whole.sound[0] !== known.sound[0];
  const isLonger = end - start > words.length;
  return isOther || isLonger ? undefined : wrongLetters(whole, known);
};

/** Hindi has long vowels, which are two Latin letters and one sound. */
const mayBeWrong = ({ whole, isEveryday }: Part): boolean =>
  !isEveryday && Math.min(whole.letters.length, whole.sound.length) >= SHORTEST_NEAR;

const hitsOf = (parts: readonly Part[], models: readonly Model[], distanceOf: Distance): readonly Hit[] =>
  models.flatMap((model) =>
    parts.flatMap((part) =>
      model.names.flatMap((name) => {
        const distance = distanceOf(part, name);
        return distance === undefined ? [] : [{ part, model, distance }];
      }),
    ),
  );

/** The hits of the longest parts; of those for the same words only the nearest. "Swift Dzire" is no Swift. */
function longestOf(hits: readonly Hit[]): readonly Hit[] {
  const sorted = hits.toSorted(
    (one, other) =>
      other.part.whole.letters.length - one.part.whole.letters.length || one.distance - other.distance,
  );
  return sorted.filter(
    (hit, place) =>
      !sorted
        .slice(0, place)
        .some(
          (better) =>
            overlaps(better.part, hit.part) &&
            !(isSame(better.part, hit.part) && better.distance === hit.distance),
        ),
  );
}

const isSame = (one: Part, other: Part): boolean => one.start === other.start && one.end === other.end;
const overlaps = (one: Part, other: Part): boolean => one.start < other.end && other.start < one.end;

/**
 * The hits with the fewest wrong letters. Beside a named model it takes only longer names that begin with that one,
 * as "Innova Cresta" does.
 */
function nearHits(
  parts: readonly Part[],
  models: readonly Model[],
  named: readonly Hit[],
  hasMaker: boolean,
): readonly Hit[] {
  const hits = hitsOf(parts.filter(mayBeWrong), models, nearly).filter(
    ({ part, model }) =>
      (hasMaker || !model.isCommon) &&
      (named.length === 0 || named.some((hit) => extendsHit(part, model, hit))),
  );
  const least = Math.min(...hits.map(({ distance }) => distance));
  return hits.filter(({ distance }) => distance - least < SAME_DISTANCE);
}

const extendsHit = (part: Part, model: Model, { part: shorter, model: base }: Hit): boolean =>
  part.start === shorter.start &&
  part.whole.letters.length - shorter.whole.letters.length >= SHORTEST_REST &&
  model.model.toLowerCase().startsWith(`${base.model.toLowerCase()} `);

/** The one model of a list; undefined for none and for several. */
function soleModel([first, ...others]: readonly NamedModel[]): NamedModel | undefined {
  if (first === undefined || others.some((other) => keyOf(other) !== keyOf(first))) return undefined;
  return { manufacturer: first.manufacturer, model: first.model };
}

const keyOf = ({ manufacturer, model }: NamedModel): string => `${manufacturer} ${model}`;

const offered = (hits: readonly Hit[]): readonly NamedModel[] =>
  [
    ...new Map(
      hits.map(({ model: { manufacturer, model } }) => [
        keyOf({ manufacturer, model }),
        { manufacturer, model },
      ]),
    ).values(),
  ].slice(0, MOST_OFFERED);
