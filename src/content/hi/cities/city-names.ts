import { slugify } from '../../../values/slug.ts';
import type { City } from '../../cities/city.ts';

/**
 * The Hindi names of states, cities and localities, by slug. A place's own `name` stays English everywhere, since
 * records, addresses, cookies and outside systems carry it; only visible text takes a name from here.
 */
export const cityNames: Readonly<Record<string, string>> = {
  rajasthan: 'राजस्थान',
  maharashtra: 'महाराष्ट्र',
  karnataka: 'कर्नाटक',
  telangana: 'तेलंगाना',
  'tamil-nadu': 'तमिलनाडु',

  jaipur: 'जयपुर',
  jodhpur: 'जोधपुर',
  udaipur: 'उदयपुर',
  delhi: 'दिल्ली',
  mumbai: 'मुंबई',
  bangalore: 'बेंगलुरु',
  pune: 'पुणे',
  hyderabad: 'हैदराबाद',
  chennai: 'चेन्नई',

  'malviya-nagar': 'मालवीय नगर',
  mansarovar: 'मानसरोवर',
  'c-scheme': 'सी-स्कीम',
  'vaishali-nagar': 'वैशाली नगर',
  'jln-marg': 'जेएलएन मार्ग',
  'pratap-nagar': 'प्रताप नगर',
  'bani-park': 'बनी पार्क',
  'tonk-road': 'टोंक रोड',
  'ajmer-road': 'अजमेर रोड',
  sitapura: 'सीतापुरा',
  jagatpura: 'जगतपुरा',

  sardarpura: 'सरदारपुरा',
  'shastri-nagar': 'शास्त्री नगर',
  ratanada: 'रातानाडा',
  'chopasni-housing-board': 'चौपासनी हाउसिंग बोर्ड',
  basni: 'बासनी',
  paota: 'पावटा',
  mandore: 'मंडोर',
  'kudi-bhagtasni': 'कुड़ी भगतासनी',
  'pal-road': 'पाल रोड',

  'hiran-magri': 'हिरण मगरी',
  fatehpura: 'फ़तहपुरा',
  bhuwana: 'भुवाणा',
  sukher: 'सुखेर',
  ambamata: 'अंबामाता',
  'university-road': 'यूनिवर्सिटी रोड',
  'chetak-circle': 'चेतक सर्किल',
  surajpole: 'सूरजपोल',
  'goverdhan-vilas': 'गोवर्धन विलास',

  'connaught-place': 'कनॉट प्लेस',
  dwarka: 'द्वारका',
  rohini: 'रोहिणी',
  saket: 'साकेत',
  'lajpat-nagar': 'लाजपत नगर',
  'karol-bagh': 'करोल बाग',
  'mayur-vihar': 'मयूर विहार',
  'vasant-kunj': 'वसंत कुंज',
  janakpuri: 'जनकपुरी',

  andheri: 'अंधेरी',
  bandra: 'बांद्रा',
  powai: 'पवई',
  borivali: 'बोरीवली',
  chembur: 'चेंबूर',
  worli: 'वर्ली',
  dadar: 'दादर',
  mulund: 'मुलुंड',
  malad: 'मलाड',

  whitefield: 'व्हाइटफ़ील्ड',
  koramangala: 'कोरमंगला',
  indiranagar: 'इंदिरानगर',
  'hsr-layout': 'एचएसआर लेआउट',
  jayanagar: 'जयनगर',
  'electronic-city': 'इलेक्ट्रॉनिक सिटी',
  marathahalli: 'मारतहल्ली',
  hebbal: 'हेब्बल',
  malleshwaram: 'मल्लेश्वरम',
  yelahanka: 'येलहंका',

  hadapsar: 'हडपसर',
  kothrud: 'कोथरूड',
  hinjewadi: 'हिंजेवाड़ी',
  baner: 'बाणेर',
  'viman-nagar': 'विमान नगर',
  wakad: 'वाकड',
  'koregaon-park': 'कोरेगाँव पार्क',
  chinchwad: 'चिंचवड',
  katraj: 'कात्रज',

  gachibowli: 'गचीबावली',
  madhapur: 'माधापुर',
  kukatpally: 'कुकटपल्ली',
  'banjara-hills': 'बंजारा हिल्स',
  secunderabad: 'सिकंदराबाद',
  dilsukhnagar: 'दिलसुखनगर',
  uppal: 'उप्पल',
  miyapur: 'मियापुर',
  mehdipatnam: 'मेहदीपट्टनम',

  'anna-nagar': 'अन्ना नगर',
  't-nagar': 'टी. नगर',
  velachery: 'वेलाचेरी',
  adyar: 'अड्यार',
  sholinganallur: 'शोलिंगनल्लूर',
  tambaram: 'तांबरम',
  porur: 'पोरूर',
  mylapore: 'मयलापुर',
  ambattur: 'अंबत्तूर',
};

const named = (name: string, slug = slugify(name)): string => cityNames[slug] ?? name;

/** A city under its Hindi names; its slug stays the same. */
export function asDisplayed(city: City): City {
  const localities = city.localities.map((locality) => ({
    ...locality,
    name: named(locality.name, locality.slug),
  }));
  return {
    ...city,
    name: named(city.name, city.slug),
    state: named(city.state),
    localities,
  };
}
