/** Spoken names of models, by slug. */
export const SPOKEN_MODELS: Readonly<Record<string, string>> = {
  'wagon-r': 'wagonr, w r, vegan ar, vagan ar, vaigan aar',
  dzire: 'swift dzire, swift desire, desire, dijayar, dijair',
  alto: 'olto',
  ertiga: 'artiga, arteega',
  brezza: 'vitara brezza',
  fortuner: 'forchunar, forchyunar, fortunar',
  venue: 'venyu',
  creta: 'kretta, creata',
  i10: 'i 10, grand ten',
  i20: 'elite i 20, i twenty',
  'grand-i10': 'grand i 10',
  scorpio: 'skorpiyo',
  xuv700: 'xuv 700, eks yu vi 700',
  xuv500: 'xuv 500, eks yu vi 500',
  xuv300: 'xuv 300, eks yu vi 300',
  seltos: 'selto, celtos',
  ciaz: 'siaz, siyaz',
  verna: 'varna',
  polo: 'poolo',
  innova: 'inowa',
  tiago: 'tiyago',
  amaze: 'amej',
  duster: 'dastar',
  celerio: 'seleriyo',
};

/** Models whose name is an everyday word. They match only beside their manufacturer. */
export const EVERYDAY_MODELS: ReadonlySet<string> = new Set([
  'city',
  'sunny',
  'kicks',
  'pulse',
  'bolt',
  'aria',
  'rapid',
  'fusion',
  'accent',
]);

export const SPOKEN_FUELS: Readonly<Record<string, string>> = {
  petrol: 'petrol, petrol wali, paitrol',
  diesel: 'diesel, dijal, deejal, disel',
  cng: 'cng, si en ji, sienji, सीएनजी',
  electric: 'electric, ev, bijli, ilektrik',
  hybrid: 'hybrid, haibrid',
};

/** Words beside the name of a car that say nothing about it, in English, Hinglish and Hindi. */
export const FILLER_WORDS =
  'car cars gaadi gadi gaddi gari motor model variant version year old new my the is have for with and meri mera mere hamari hamara apni hai hain ki ka ke ko wali wala vali vala paas pas purani nayi chahiye कार गाड़ी मॉडल मेरी मेरा मेरे हमारी अपनी है हैं की का के को वाली वाला पास पुरानी नई चाहिए';

/** Words of plain sentences that are nearly the name of a car, or sound like one. */
export const EVERYDAY_WORDS =
  'afford article author bottle brave brittle calls capture carry class close comes comma commas comment commit commute compact company companies compare compete compress cools coorg create curve decide deeper desired differ elevated enter every export front fronts glare glass gloss harsher heavier hurried icon india indicate jest kaise karol karve killer kills lined linear lines login maan marathi marg mark mary micro mobile monday panch paste patra phase phrase price prices pulls safai salary scale scenario science scroll seeing seller shift since socket spray sprayed super sweet terraces terrain thane their there throw track trigger truck vellore vents villas warns winds yards करें करेंगे करने कारें कारों इंडिया जितनी हमारे खोलना लगाने लोगों माँगा मानता लौटा लौटाए बदलते';
