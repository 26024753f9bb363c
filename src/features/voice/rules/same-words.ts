import { once } from '../../../values/once.ts';
import { soundsOf } from '../../../values/sounds.ts';

/**
 * Words that mean the same to a search, in English, Hinglish and Hindi: the one list of its synonyms. The first word of
 * a line stands for all. Spellings with the sound of another need no entry, such as "gaadi" beside गाड़ी.
 */
const SAME_WORDS = `
  ac, एसी, aircon
  alignment, aligned, अलाइनमेंट
  balancing, balance, बैलेंसिंग, बैलेंस
  battery, batteries, बैटरी, batri
  bearing, बेयरिंग
  bill, रसीद
  blog, लेख
  bonnet, बोनट
  book, booking
  brake, brakes, break, breaks, ब्रेक
  bumper, बंपर, बम्पर
  car, cars, गाड़ी, गाड़ियाँ, gari, कारें
  career, careers, करियर, नौकरी, naukari, job, jobs
  change, changed, changing, replace, replacement, replacing, बदलना, badlna, बदलवाना, badlavana, बदलवानी, बदलनी, badlni, बदलाव, बदलें, बदलवाएँ
  charge, charging, चार्ज, चार्जिंग
  check, checks, checkup, चेकअप, inspection, inspect, जाँच
  city, cities, शहर, sheher
  claim, claims
  clean, cleaning, cleaned, सफ़ाई, साफ़, क्लीनिंग, क्लीन
  clutch, क्लच
  cng, सीएनजी
  coating, coatings, कोटिंग
  compressor, कंप्रेसर, कम्प्रेसर
  contact, संपर्क, सम्पर्क, कॉन्टैक्ट, कॉल, call, phone, number, नंबर
  coolant, कूलेंट
  cooling, cool, cooled, ठंडा, ठंडी, ठंडक, ठंड
  coupon, coupons, कूपन, kupon
  dent, dents, denting, dented
  detailing, डिटेलिंग
  diesel, डीज़ल
  doorstep, home, घर, डोरस्टेप
  dry, ड्राई
  electric, इलेक्ट्रिक, बिजली, bijali
  emergency, इमरजेंसी, एमरजेंसी
  engine, इंजन, इंजिन, enjin
  express, एक्सप्रेस
  feedback, फ़ीडबैक, complaint, शिकायत
  fill, filled, filling, refill, topup, भरना, भरवाना, भरवानी, भराई, टॉपअप
  filter, filters, फ़िल्टर
  foam, फ़ोम
  franchise, फ़्रैंचाइज़ी
  fuel, फ़्यूल, ईंधन
  gas, गैस
  gear, gearbox, गियर, गियरबॉक्स
  glass, windshield, windscreen, शीशा, शीशे, काँच, विंडस्क्रीन
  guarantee, warranty, गारंटी
  headlight, headlamp, light, lights, lamp, lamps, हेडलाइट, लाइट, बत्ती
  hour, hours, घंटा, घंटे
  insurance, इंश्योरेंस, इन्शुरन्स, बीमा
  interior, अंदर, इंटीरियर
  jump, जंप, जम्प
  key, keys, चाबी
  leak, leaks, leakage, लीक, लीकेज, रिसाव
  locality, area, location, इलाका, लोकेशन
  maintenance, मेंटेनेंस, रखरखाव
  mechanic, mechanics, मैकेनिक, मिस्त्री
  minute, minutes, min, मिनट
  near, nearest, nearby, पास, नज़दीक, नज़दीकी
  noise, noises, sound, आवाज़
  oil, तेल, ऑयल
  paint, painting, painted, repaint, रंग, रंगाई
  periodic, पीरियॉडिक
  pickup, पिकअप
  polish, polishing, पालिश
  price, prices, cost, costs, कीमत, कीमतें, दाम, खर्च, खर्चा, भाव, रेट
  privacy, प्राइवेसी, निजता
  problem, प्रॉब्लम, दिक्कत, समस्या, खराब, खराबी, fault
  puncture, punctures, punctured, flat, पंचर, पंक्चर, pancher, panchur, pankchur
  refund, रिफ़ंड, वापसी
  repair, repairs, repairing, fix, रिपेयर, रिपेयरिंग, मरम्मत, ठीक, बनवाना, बनवानी
  roadside, सड़क, रास्ते, रास्ता
  scan, scanning, स्कैन, स्कैनिंग
  scratch, scratches, खरोंच, स्क्रैच
  scheme, स्कीम
  seat, seats, सीट
  sensor, सेंसर
  ceramic, सिरेमिक
  service, services, servicing, serviced, सर्विस, सर्विसिंग
  shampoo, शैंपू, शैम्पू
  smell, smells, बदबू
  start, starting, चालू, शुरू
  steering, स्टीयरिंग, स्टेयरिंग
  suspension, shocker, shockers, सस्पेंशन, शॉकर
  terms, शर्तें, शर्त, नियम
  towing, tow, टोइंग, क्रेन
  tyre, tyres, tire, tires, टायर
  vacuum, वैक्यूम
  vibration, vibrates, कंपन, वाइब्रेशन
  wash, washing, वॉश, धुलाई, धोना, धुलवाना, धुलवानी
  water, पानी
  wheel, wheels, पहिया, पहिए
  wiper, wipers, वाइपर
  workshop, garage, वर्कशॉप, गैरेज
`;

/** Words that a search ignores, because they are in every question and in every page. */
const STOP_WORDS = `
  a an and at do does for from how i in is it me my not of on or our the to we what where with your
  का की के को ने से पर में है हैं हो हूँ था थी क्या कैसे कहाँ कब कितना कितने कितनी मेरा मेरी मेरे मुझे अपना अपनी अपने
  करना करनी करने करवाना करवानी करवाने करानी कराना करो करें रहा रही रहे चाहिए वाला वाली वाले और या भी लिए गया गई गए
  दें दो देना लेना लें यहाँ वहाँ होना होता होती एक नहीं nahi pe karun hona mujhe chahie
`;

interface WordList {
  readonly stopSounds: ReadonlySet<string>;
  /** The sound that stands for each listed one. */
  readonly canonical: ReadonlyMap<string, string>;
  readonly listed: ReadonlySet<string>;
}

/** The list by sounds, made at the first search. */
const wordList = once((): WordList => {
  const lines = SAME_WORDS.trim().split('\n');
  const pairs = lines.flatMap((line) => {
    const sounds = line.split(',').flatMap(soundsOf);
    return sounds.map((sound) => [sound, sounds[0] ?? sound] as const);
  });
  const canonical = new Map(pairs);
  return { stopSounds: new Set(soundsOf(STOP_WORDS)), canonical, listed: new Set(canonical.values()) };
});

const canonicalOf = (sound: string): string => wordList().canonical.get(sound) ?? sound;

/** A letter alone names nothing; "i20" is found by its number. */
const soundsThatCount = (text: string): string[] =>
  soundsOf(text).filter((sound) => !wordList().stopSounds.has(sound) && /\d|../.test(sound));

/**
 * The words of a query as a search compares them: by sound, one word for all that mean the same, without those that
 * mean nothing. ब्रेक, "brek" and "brakes" become one term.
 */
export const queryTerms = (query: string): string[] => soundsThatCount(query).map(canonicalOf);

/** The terms of a page's text. Each word is there by its own sound too, which a query with a typo can be near. */
export const textTerms = (text: string): string[] =>
  soundsThatCount(text).flatMap((sound) => [...new Set([canonicalOf(sound), sound])]);

/** Whether a term of a query is a word of the list, so that it is neither a typo nor the beginning of another word. */
export const isListedTerm = (term: string): boolean => wordList().listed.has(term);
