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
