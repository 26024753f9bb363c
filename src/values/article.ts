/** Letters whose names begin with a vowel sound: "an MG", "an SUV", but "a BMW". */
const VOWEL_LETTERS = new Set('AEFHILMNORSX');

/** A letter that is read by its name: "MG", "X-Trail", "S5", "i20". */
const SPELLED = /^(?:[A-Z](?![a-z])|[a-z](?=\d))/;

/** Four or more capitals with a vowel are read as a word: "MINI". */
const CAPITAL_WORD = /^(?=[A-Z]*[AEIOU])[A-Z]{4,}(?![A-Za-z0-9])/;

/** "8", "11", "18", "80" to "89" and "800" begin with a vowel sound. */
const VOWEL_NUMBER = /^(?:8\d{0,2}|1[18])(?!\d)/;

/** Words whose first letter misleads: "a used car", "a European", "an hour". */
const CONSONANT_SOUND = /^(?:eu|one|once|u[ns]i|use|ut[ei])/i;
const SILENT_H = /^(?:hour|honest|honou?r|heir)/i;

/** Puts "a" or "an" before a name by its sound: "an Audi", "an MG", "a Hyundai", "an i20". */
export const withArticle = (name: string): string => `${startsWithVowelSound(name) ? 'an' : 'a'} ${name}`;

function startsWithVowelSound(name: string): boolean {
  if (/^\d/.test(name)) return VOWEL_NUMBER.test(name);
  const capitals = CAPITAL_WORD.test(name);
  if (!capitals && SPELLED.test(name)) return VOWEL_LETTERS.has(name.charAt(0).toUpperCase());
  if (SILENT_H.test(name)) return true;
  return /^[aeiou]/i.test(name) && !CONSONANT_SOUND.test(name);
}
