import { type FoundCar, findCars as findByLetters } from '../../src/features/pricing/contract.ts';
import {
  SPOKEN_FUELS,
  SPOKEN_MANUFACTURERS,
  SPOKEN_MODELS,
  soundsOf,
} from '../../src/features/voice/contract.ts';
import { slugify } from '../../src/values/slug.ts';

type ListedManufacturers = Parameters<typeof findByLetters>[0];

/** As many as by letters. */
const MOST_FOUND = 8;

const HINDI = /[\u0900-\u097f]/;

/** Finds cars by words in Latin letters as in English, and by words in Hindi letters by their sound. */
export const findCars: typeof findByLetters = (manufacturers, words) =>
  HINDI.test(words) ? findBySound(manufacturers, words) : findByLetters(manufacturers, words);

/** Finds cars for each of whose words the list has one that sounds so, or begins so: "बलेनो", "वैगन आर". */
function findBySound(manufacturers: ListedManufacturers, words: string): readonly FoundCar[] {
  const wanted = soundsOf(words);
  const found = manufacturers.flatMap(({ name: manufacturer, models }) => {
    const maker = soundsOf(`${manufacturer} ${SPOKEN_MANUFACTURERS[slugify(manufacturer)] ?? ''}`);
    return models.flatMap(({ name: model, fuelTypes }) => {
      const own = soundsOf(`${model} ${SPOKEN_MODELS[slugify(model)] ?? ''}`);
      const isNamed = wanted.some((part) => own[0]?.startsWith(part));
      return fuelTypes.flatMap((fuelType) => {
        const fuel = soundsOf(`${fuelType} ${SPOKEN_FUELS[slugify(fuelType)] ?? ''}`);
        const heard = [...own, ...maker, ...fuel];
        const fits = wanted.every((part) => heard.some((sound) => sound.startsWith(part)));
        return fits ? [{ car: { manufacturer, model, fuelType }, isNamed }] : [];
      });
    });
  });
  return found
    .sort((one, other) => Number(other.isNamed) - Number(one.isNamed))
    .slice(0, MOST_FOUND)
    .map(({ car }) => car);
}
