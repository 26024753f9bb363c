import { serviceIdOf, serviceWord } from '../../../records/service-words.ts';
import type { SlotId } from '../../slots/contract.ts';
import type { BookableService, BookingArea, ServedLocation, ServicePreference } from './booking-record.ts';

type WordsOf<Id extends string> = Readonly<Record<Id, string>>;

/** The content backend's words for the ids of a record. Other programs may send them to us too. */
export const backendWords = {
  location: { jaipur: 'Jaipur' } satisfies WordsOf<ServedLocation>,
  area: {
    'malviya-nagar': 'Malviya Nagar',
    'vaishali-nagar': 'Vaishali Nagar',
    mansarovar: 'Mansarovar',
    jagatpura: 'Jagatpura',
    'c-scheme': 'C-Scheme',
    'pink-city': 'Pink City',
    sanganer: 'Sanganer',
    sodala: 'Sodala',
    vki: 'VKI',
    'pratap-nagar': 'Pratap Nagar',
    other: 'Other Area',
  } satisfies WordsOf<BookingArea>,
  timeSlot: {
    '9-11': '9-11 AM',
    '11-13': '11 AM-1 PM',
    '13-15': '1-3 PM',
    '15-17': '3-5 PM',
    '17-19': '5-7 PM',
  } satisfies WordsOf<SlotId>,
  servicePreference: {
    pickup: 'Free Pick and Drop',
    walk_in: 'Self Walk-in',
  } satisfies WordsOf<ServicePreference>,
  serviceType: {
    express: 'Express Service',
    'panel-paint': 'Dent & Paint',
    ac: 'AC Service',
  } satisfies WordsOf<BookableService>,
} as const;

/** The backend's word for an id; any other value as it is. */
export const wordFor = (words: WordsOf<string>, id: unknown): unknown =>
  typeof id === 'string' && Object.hasOwn(words, id) ? words[id] : id;

/** The backend's word for the service of a booking. */
export const bookedWord = (id: unknown): unknown => {
  const word = wordFor(backendWords.serviceType, id);
  return typeof word === 'string' ? serviceWord(word) : word;
};

/** The service of a booking by its id, or by the backend's or the catalogue's English word. One panel is what we price. */
function serviceIn(sent: unknown): unknown {
  if (typeof sent !== 'string' || Object.hasOwn(backendWords.serviceType, sent)) return sent;
  const id = serviceIdOf(sent);
  return id === 'denting' ? 'panel-paint' : id;
}

/** A form whose fields hold ids in place of the backend's words; any other text stays as it is. */
export function idsOfWords(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  const ids = Object.entries(backendWords).flatMap(([name, words]) => {
    const word: unknown = Reflect.get(sent, name);
    const named = Object.entries(words).find(([, known]) => known === word);
    return named === undefined ? [] : [[name, named[0]] as const];
  });
  const given = { ...sent, ...Object.fromEntries(ids) };
  return 'serviceType' in given ? { ...given, serviceType: serviceIn(given.serviceType) } : given;
}
