import { addDays, indiaDate } from '../../../values/india-time.ts';
import { latinDigits } from '../../../values/latin-digits.ts';
import { type SlotId, slots } from '../../slots/contract.ts';
import { findPhrases, type Phrase, phrase } from '../../voice/contract.ts';

/** The day and the slot that a sentence names; a field is missing when it names none. */
export interface SpokenTime {
  /** YYYY-MM-DD, in India. */
  readonly date?: string;
  readonly slotId?: SlotId;
}

const phrases = <Meaning>(meaning: Meaning, texts: string): Phrase<Meaning>[] =>
  texts.split(', ').map((text) => phrase(text, meaning));

/** Days after today. कल is also yesterday, but nobody books that. */
const days = [
  ...phrases(0, 'today, aaj, आज, abhi, अभी, right now'),
  ...phrases(1, 'tomorrow, tmrw, kal, कल'),
  ...phrases(2, 'day after tomorrow, parso, parson, परसों'),
  ...phrases(3, 'narso, tarson, नरसों, तरसों'),
];

/** Weekdays, Sunday first. */
const weekdays = [
  'sunday, ravivar, itvar, itwaar, रविवार, इतवार, संडे',
  'monday, somvar, somwar, सोमवार, मंडे',
  'tuesday, mangal, mangalvar, mangalwar, मंगल, मंगलवार',
  'wednesday, budh, budhvar, budhwar, बुध, बुधवार',
  'thursday, guruvar, guruwar, brihaspativar, गुरुवार, बृहस्पतिवार',
  'friday, shukra, shukravar, shukrawar, शुक्र, शुक्रवार',
  'saturday, shani, shanivar, shanivaar, शनि, शनिवार',
].flatMap((texts, weekday) => phrases(weekday, texts));

const months = [
  'january, jan, janvari, जनवरी',
  'february, feb, farvari, फ़रवरी',
  'march, मार्च',
  'april, अप्रैल',
  'may, mai, मई',
  'june, jun, जून',
  'july, जुलाई',
  'august, aug, अगस्त',
  'september, sep, sitambar, सितंबर',
  'october, oct, aktubar, अक्टूबर',
  'november, nov, navambar, नवंबर',
  'december, dec, disambar, दिसंबर',
].flatMap((texts, month) => phrases(month + 1, texts));

const dayOfMonth = phrases('date', 'tarikh, tareekh, taarikh, तारीख, तारीख़');

type PartOfDay = 'morning' | 'noon' | 'evening';

const partsOfDay: readonly Phrase<PartOfDay>[] = [
  ...phrases<PartOfDay>('morning', 'morning, am, subah, subha, savere, सुबह, सवेरे'),
  ...phrases<PartOfDay>('noon', 'noon, afternoon, dopahar, dopehar, dupahar, दोपहर'),
  ...phrases<PartOfDay>('evening', 'evening, pm, shaam, sham, शाम'),
];

/** Where a sentence names only a part of the day, its first slot of that part. */
const slotOfPart: Readonly<Record<PartOfDay, SlotId>> = {
  morning: '9-11',
  noon: '13-15',
  evening: '17-19',
};

/** The words around an hour: "at 10", "10 am", "10 baje". */
const clock = phrases('clock', 'baje, bajey, बजे, am, pm, o clock, oclock');
const before = phrases('before', 'at, around, about, करीब, karib');

const none: ReadonlySet<string> = new Set();
const first = <Meaning>(sounds: readonly string[], known: readonly Phrase<Meaning>[]) =>
  findPhrases(sounds, known, none)[0];

/** Reads the day and the time of a sentence that is already split into sounds. */
export function spokenTime(sounds: readonly string[], now: Date): SpokenTime {
  const date = spokenDate(sounds, now);
  const slotId = spokenSlot(sounds);
  return { ...(date !== undefined && { date }), ...(slotId !== undefined && { slotId }) };
}

function spokenDate(sounds: readonly string[], now: Date): string | undefined {
  const today = indiaDate(now);
  const named = namedDate(sounds, today);
  if (named !== undefined) return named;
  const day = first(sounds, days);
  if (day) return addDays(today, day.meaning);
  const weekday = first(sounds, weekdays);
  if (weekday === undefined) return undefined;
  const ahead = (weekday.meaning - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7;
  return addDays(today, ahead === 0 ? 7 : ahead);
}

const DAY_NUMBER = /^(?:[1-9]|[12]\d|3[01])$/;

/** "25 तारीख", "25 November" or "November 25": the next such date. */
function namedDate(sounds: readonly string[], today: string): string | undefined {
  const month = first(sounds, months);
  const mark = month ?? first(sounds, dayOfMonth);
  const beside = mark && [sounds[mark.start - 1], month && sounds[mark.start + mark.length]];
  const number = beside?.find((sound) => sound !== undefined && DAY_NUMBER.test(sound));
  if (number === undefined) return undefined;
  const inMonth = month ? `-${String(month.meaning).padStart(2, '0')}` : '';
  const ending = `${inMonth}-${number.padStart(2, '0')}`;
  for (let ahead = 0; ahead <= 366; ahead += 1) {
    const date = addDays(today, ahead);
    if (date.endsWith(ending)) return date;
  }
  return undefined;
}

function spokenSlot(sounds: readonly string[]): SlotId | undefined {
  const part = first(sounds, partsOfDay);
  const hour = spokenHour(sounds, part);
  if (hour === undefined) return part && slotOfPart[part.meaning];
  const minutes = hourOfDay(hour, part?.meaning) * 60;
  return slots.find(({ startsAt, endsAt }) => startsAt <= minutes && minutes < endsAt)?.id;
}

/** Hours in words, by their sound. */
const hours = [
  'one, ek, एक',
  'two, do, दो',
  'three, teen, तीन',
  'four, char, चार',
  'five, paanch, पाँच',
  'six, chhah, छह',
  'seven, saat, सात',
  'eight, aath, आठ',
  'nine, nau, नौ',
  'ten, das, दस',
  'eleven, gyarah, ग्यारह',
  'twelve, barah, बारह',
].flatMap((texts, hour) => phrases(hour + 1, texts));

/** "2:30" and "2.30", but neither the date 2.30.26 nor the number of a model. */
const HOUR_AND_MINUTES = /(?<![\w.:])(0?[1-9]|1[0-2])[:.][0-5]\d(?![\d:]|\.\d)/g;

/** "1-3 PM", "9 to 11 am", "9 से 11 बजे": the part of the day belongs to the later hour. */
const HOURS_FROM_TO =
  /(?<![\w-])(0?[1-9]|1[0-2])\s*(?:[-–]|to|se|से)\s*(0?[1-9]|1[0-2])(?=\s*(am|pm|baje|bajey|बजे))/gi;

/** "between 1 and 3", with its part of the day. */
const HOURS_BETWEEN = /\bbetween\s+(\d\d?)\s+(?:and|to)\s+(\d\d?)(\s*[ap]m)?\b/gi;

/** The sentence with the hour alone in place of minutes and of a span, for a span of hours begins its slot. */
export const withPlainHours = (sentence: string): string =>
  latinDigits(sentence)
    .replace(HOURS_BETWEEN, (_, from: string, until: string, part = ' baje') => `${from} to ${until}${part}`)
    .replace(HOUR_AND_MINUTES, '$1')
    .replace(HOURS_FROM_TO, (_, from: string, until: string) => {
      const endsAfterNoon = Number(until) === 12 || Number(until) < Number(from);
      return endsAfterNoon && Number(from) < 12 ? `${from} am` : from;
    });

const hourOf = (sound: string | undefined): number =>
  sound === undefined ? Number.NaN : (first([sound], hours)?.meaning ?? Number(sound));

/** The number before "baje" or "am", else right after "at" or a part of the day: "subah 10". */
function spokenHour(
  sounds: readonly string[],
  part: { readonly start: number; readonly length: number } | undefined,
): number | undefined {
  const mark = first(sounds, clock);
  const ahead = first(sounds, before);
  const beside = [
    mark && sounds[mark.start - 1],
    ahead && sounds[ahead.start + ahead.length],
    part && sounds[part.start + part.length],
  ];
  return beside.map(hourOf).find((hour) => hour >= 1 && hour <= 12);
}

/** Nobody comes at night: an hour without its part of the day is between 8 and 19. */
function hourOfDay(hour: number, part: PartOfDay | undefined): number {
  if (part === 'morning' || hour === 12) return hour;
  return hour < 8 || (part === 'evening' && hour < 12) ? hour + 12 : hour;
}
