import { once } from '../values/once.ts';
import { slugify } from '../values/slug.ts';
import { cityNames } from './cities/city-names.hi.ts';
import { doorstepServices } from './doorstep/services.ts';
import { englishCityNames, englishNames, namesIn } from './names.ts';
import { jobs } from './services/jobs.ts';
import { fallbackServiceTypes } from './services/service-types.ts';
import { services } from './services/services.ts';
import { expressText } from './text/en/express.ts';
import { landingText, variantText } from './text/en/landing.ts';
import { packageNames } from './text/en/packages.ts';
import { pickerText } from './text/en/picker.ts';

type NamePair = readonly [english: string, hindi: string];

/** English and Hindi names of what visitors book. */
const bookable = once((): readonly NamePair[] => {
  const hindi = new Map(
    namesIn({
      services,
      jobs,
      fallbackServiceTypes,
      doorstepServices,
      expressText,
      landingText,
      variantText,
      packageNames,
      pickerText,
    }),
  );
  return englishNames().map(([key, name]) => [name, hindi.get(key) ?? name] as const);
});

/** English and Hindi names of cities, states and localities. */
const places = once((): readonly NamePair[] =>
  englishCityNames().map(([slug, name]) => [name, cityNames[slug] ?? name] as const),
);

/** English and Hindi names of all, the more general name of equal ones first. */
const pairs = once((): readonly NamePair[] => [...bookable(), ...places()]);

// The last pair of a map counts, so the lists are read from their ends.
const hindiOf = (names: () => readonly NamePair[]) => once(() => new Map(names().toReversed()));
const englishOf = (names: () => readonly NamePair[]) =>
  once(
    () =>
      new Map(
        names()
          .toReversed()
          .map(([english, hindi]) => [hindi, english]),
      ),
  );

const toEnglish = englishOf(pairs);
const toHindi = hindiOf(pairs);
const placeToEnglish = englishOf(places);
const placeToHindi = hindiOf(places);

/** The English name of a Hindi one, which records and outside systems hold; any other text as it is. */
export const englishName = (name: string): string => toEnglish().get(name) ?? name;

/** The English name of a Hindi city, state or locality; any other text as it is. */
export const englishPlace = (name: string): string => placeToEnglish().get(name) ?? name;

/** The Hindi name of an English city, state or locality; any other text as it is. */
export const displayedPlace = (name: string): string => placeToHindi().get(name) ?? name;

/** The slug of a displayed name, which is the same in all languages. */
export const slugOfName = (name: string): string => slugify(englishName(name));

/** The Hindi name of an English one in a record; any other text as it is. */
export const displayedName = (name: string): string => toHindi().get(name) ?? name;

/** Words by which the code finds a price, a way or an area: they stay English until a page shows them. */
const codes = new Map([
  ['Express Service', 'एक्सप्रेस सर्विस'],
  ['AC Service', 'एसी सर्विस'],
  ['Dent & Paint', 'डेंटिंग-पेंटिंग'],
]);

/** The Hindi names of what visitors book, by the English ones. */
export const bookedNames = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries([...bookable()].reverse()),
  ...Object.fromEntries(codes),
});

/** The displayed word for a value that a booking holds in English. */
export const bookedWord = (name: string): string => codes.get(name) ?? displayedName(name);
