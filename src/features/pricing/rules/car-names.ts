import { slugify } from '../../../values/slug.ts';
import { joined, type Spelling, spellingsOf } from './car-spelling.ts';
import { SPOKEN_MODELS } from './car-words.ts';

/** A name as people write or say it, in words and as one. */
export interface Name {
  readonly words: readonly Spelling[];
  readonly whole: Spelling;
}

const nameOf = (text: string): Name => {
  const words = spellingsOf(text);
  return { words, whole: joined(words) };
};

export const namesOf = (name: string, spoken: Readonly<Record<string, string>>): readonly Name[] =>
  [name, ...(spoken[slugify(name)]?.split(',') ?? [])].map(nameOf);

/** A model's names: "olto 800" too, for the spoken names of "Alto" are those of the "Alto 800". */
export function modelNames(model: string): readonly Name[] {
  const slug = slugify(model);
  const longer = Object.entries(SPOKEN_MODELS).flatMap(([base, spoken]) =>
    slug.startsWith(`${base}-`)
      ? spoken.split(',').map((name) => nameOf(`${name} ${slug.slice(base.length + 1)}`))
      : [],
  );
  return [...namesOf(model, SPOKEN_MODELS), ...longer];
}
