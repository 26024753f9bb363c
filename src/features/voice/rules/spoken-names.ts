/** Spoken names of a city or its neighbours, by slug. The city's own name and its typos match without an entry. */
export const SPOKEN_CITIES: Readonly<Record<string, string>> = {
  jaipur: 'jaipur, jaypur, jaipr, pink city, gulabi nagari',
  jodhpur: 'jodhpur, jodpur, sun city',
  udaipur: 'udaipur, udaypur, udepur',
  delhi: 'delhi, dilli, new delhi, nayi dilli, ncr, gurgaon, gurugram, gudganv, noida, faridabad, ghaziabad',
  mumbai: 'mumbai, bombay, bambai, bambe, navi mumbai, thane',
  bangalore: 'bangalore, bengaluru, banglore, bengluru, bangalor',
  pune: 'pune, poona, pimpri',
  hyderabad: 'hyderabad, haidarabad, haidrabad, secunderabad',
  chennai: 'chennai, madras',
};

/** Spoken names of manufacturers, by slug. */
export const SPOKEN_MANUFACTURERS: Readonly<Record<string, string>> = {
  maruti: 'maruti suzuki, suzuki, sujuki, maruthi',
  hyundai: 'hundai, hyunday, hundayi, hyundayi',
  mahindra: 'mahendra, mahindra and mahindra',
  mercedes: 'mercedes benz, benz, merc, marsidij, marsedij',
  volkswagen: 'volks wagon, volkswagon, vw, foksvegan, folksvegan, volksvegan',
  toyota: 'toyata, toyta',
  skoda: 'shkoda, scoda',
  bmw: 'bi em dablyu, biemdablyu',
  mg: 'em ji, morris garages',
  kia: 'kiya',
  renault: 'reno, reno',
  citroen: 'sitroen, citron',
};

/** Spoken names of models, by slug. */
export const SPOKEN_MODELS: Readonly<Record<string, string>> = {
  'wagon-r': 'wagonr, vegan ar, vagan ar, vaigan aar',
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
  cng: 'cng, si en ji, sienji',
  electric: 'electric, ev, bijli',
};
