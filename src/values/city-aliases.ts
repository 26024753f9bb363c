import { once } from './once.ts';
import { slugify } from './slug.ts';

/** The names of a served city. */
interface CityNames {
  /** The state as people write it, which records and outside systems carry. */
  readonly state: string;
  /** The states that it and its towns lie in, by name and by code; all in lower case. */
  readonly states: string;
  /** Other names and spellings of the city itself. */
  readonly spellings: string;
  /** The towns and parts around it that its centre serves. */
  readonly towns: string;
}

/** The served cities by their one name, which records, messages, analytics and ads carry. Names end at a comma. */
const CITIES: Readonly<Record<string, CityNames>> = {
  Jaipur: {
    state: 'Rajasthan',
    states: 'rajasthan, rj, राजस्थान',
    spellings: 'jaypur, जयपुर',
    towns: 'sanganer, amer, सांगानेर, आमेर',
  },
  Jodhpur: { state: 'Rajasthan', states: 'rajasthan, rj, राजस्थान', spellings: 'jodhpore, जोधपुर', towns: '' },
  Udaipur: { state: 'Rajasthan', states: 'rajasthan, rj, राजस्थान', spellings: 'udaypur, उदयपुर', towns: '' },
  Delhi: {
    state: 'Delhi',
    states: 'delhi, dl, दिल्ली, haryana, hr, हरियाणा, uttar pradesh, up, उत्तर प्रदेश',
    spellings: 'new delhi, ncr, delhi ncr, dilli, दिल्ली, नई दिल्ली, দিল্লি, ਦਿੱਲੀ, દિલ્હી',
    towns:
      'gurgaon, gurugram, gurgram, noida, greater noida, ghaziabad, faridabad, ballabgarh, ballabhgarh, manesar, bahadurgarh, sonipat, sonepat, sahibabad, loni, गुरुग्राम, गुड़गांव, नोएडा, ग्रेटर नोएडा, गाजियाबाद, फरीदाबाद, बल्लभगढ़, मानेसर, बहादुरगढ़, सोनीपत, साहिबाबाद',
  },
  Mumbai: {
    state: 'Maharashtra',
    states: 'maharashtra, mh, महाराष्ट्र',
    spellings: 'bombay, mumbay, मुंबई, बंबई, મુંબઈ, মুম্বাই',
    towns:
      'navi mumbai, new bombay, thane, thana, kalyan, dombivli, kalyan dombivli, kalyan dombivali, mira bhayandar, mira road, bhayandar, bhayander, vasai, virar, vasai virar, nalasopara, nallasopara, panvel, kharghar, vashi, airoli, bhiwandi, ulhasnagar, ambernath, badlapur, नवी मुंबई, ठाणे, थाने, कल्याण, डोंबिवली, मीरा भाईंदर, वसई, विरार, वसई विरार, पनवेल, भिवंडी, उल्हासनगर',
  },
  Bangalore: {
    state: 'Karnataka',
    states: 'karnataka, ka, कर्नाटक, ಕರ್ನಾಟಕ',
    spellings:
      'bengaluru, bengalooru, bangaluru, banglore, बेंगलुरु, बेंगलुरू, बेंगलूरु, बैंगलोर, बेंगलोर, बंगलौर, बंगलोर, ಬೆಂಗಳೂರು, பெங்களூரு, బెంగళూరు',
    towns: 'whitefield, व्हाइटफील्ड',
  },
  Pune: {
    state: 'Maharashtra',
    states: 'maharashtra, mh, महाराष्ट्र',
    spellings: 'poona, पुणे, पूणे, पुना, पूना',
    towns: 'pimpri, chinchwad, pimpri chinchwad, पिंपरी, चिंचवड, पिंपरी चिंचवड',
  },
  Hyderabad: {
    state: 'Telangana',
    states: 'telangana, ts, tg, तेलंगाना, తెలంగాణ',
    spellings: 'secunderabad, हैदराबाद, सिकंदराबाद, హైదరాబాద్, సికింద్రాబాద్, حیدرآباد',
    towns: 'cyberabad',
  },
  Chennai: {
    state: 'Tamil Nadu',
    states: 'tamil nadu, tn, तमिलनाडु, தமிழ்நாடு',
    spellings: 'madras, चेन्नई, चेन्नै, मद्रास, சென்னை, చెన్నై',
    towns: 'tambaram, avadi, तांबरम, आवडी, தாம்பரம், ஆவடி',
  },
};

const listOf = (names: string): readonly string[] => names.split(', ').filter((name) => name !== '');

/**
 * One form of a name, whatever accents, nukta dots and nasal letters its writer uses: "Bengalūru" is "bengaluru",
 * "मुम्बई" is "मुंबई".
 */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ँ|म्(?=[पफबभम])|न्(?=[तथदधन])/g, 'ं')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Words with which networks and maps name an area of a city or a state: "Greater Mumbai", "NCT of Delhi". */
const AREA_WORDS = new Set(
  'city town urban rural suburban metropolitan region district division municipal corporation cantonment cantt nct national capital territory state of greater old north south east west central शहर जिला'.split(
    ' ',
  ),
);

const withoutAreaWords = (name: string): string =>
  name
    .split(' ')
    .filter((word) => !AREA_WORDS.has(word))
    .join(' ');

/** The one name of each city by its other names. Made at the first use, because few isolates meet one. */
const byName = once(
  (): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(CITIES).flatMap(([city, { spellings, towns }]) =>
        [city, ...listOf(spellings), ...listOf(towns)].map((name) => [plain(name), city] as const),
      ),
    ),
);

/** Whether a network may mean that city by its state. A state in letters that we cannot read excludes none. */
function mayLieIn(city: string, state: string | undefined): boolean {
  const named = withoutAreaWords(plain(state ?? ''));
  const states = listOf(CITIES[city]?.states ?? '').map(plain);
  return states.includes(named) || !/[a-z]/.test(named);
}

/**
 * Returns the one name of the served city that a name means; undefined for any other place. Spellings in other scripts,
 * towns around the city and areas of it count too.
 * @param state the state by name or code, where it is known: Udaipur in Tripura is no city of ours
 */
export function servedCityName(name: string, state?: string): string | undefined {
  const written = plain(name);
  const city = byName().get(written) ?? byName().get(withoutAreaWords(written));
  return city !== undefined && mayLieIn(city, state) ? city : undefined;
}

/** Returns the one name of the city of a slug; any other text as it is. */
export const cityNameOf = (slug: string): string =>
  Object.keys(CITIES).find((city) => slugify(city) === slug) ?? slug;

/** Returns the state of the city of a slug; undefined for any other text. */
export const stateNameOf = (slug: string): string | undefined => CITIES[cityNameOf(slug)]?.state;

/** Returns the other names of the city with this name, as far as they have Latin letters. */
export const otherNamesOf = (name: string): readonly string[] =>
  listOf(CITIES[name]?.spellings ?? '').filter((spelling) => slugify(spelling) !== '');

const slugsIn = (field: 'spellings' | 'towns'): readonly (readonly [alias: string, slug: string])[] =>
  Object.entries(CITIES).flatMap(([city, names]) =>
    listOf(names[field]).flatMap((name) =>
      slugify(name) === '' ? [] : [[slugify(name), slugify(city)] as const],
    ),
  );

const spelled = once((): ReadonlyMap<string, string> => new Map(slugsIn('spellings')));

/** The slug of the city that has this other name; the slug of the name itself where it is no alias. */
export const citySlug = (name: string): string => {
  const written = slugify(name);
  return spelled().get(written) ?? written;
};

const inPath = once((): ReadonlyMap<string, string> => new Map([...spelled(), ...slugsIn('towns')]));
const aliasInPath = once(() => new RegExp(`(^|[-/])(${[...inPath().keys()].join('|')})(?=$|/)`));

/**
 * Replaces the other name or the town at the end of a part of a path: `/car-service-in-bombay/andheri` and
 * `/car-service-in-thane` name Mumbai.
 */
export const withoutCityAlias = (path: string): string =>
  path.replace(aliasInPath(), (_, before: string, alias: string) => `${before}${inPath().get(alias)}`);
