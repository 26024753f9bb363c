import { appHomeText as english } from '../../text/app-home.ts';
import type { Translation } from '../../translation.ts';

/** The English tiles, whose keys, pictures and services hold in Hindi too. */
const [firstService, express, pickup, payAfter] = english.tiles.offerList;
const [door, quick, workshop, walkIn, road] = english.guided.places;
const [due, warm, dead, pulling, dented, chipped, smelly, dull, crashed, unsure] = english.guided.symptoms;

/** The two app-like home pages for marketing campaigns, in Hindi. */
export const appHomeText: Translation<typeof english> = {
  bar: {
    call: (phone) => `कॉल करें ${phone}`,
    chat: 'चैट खोलें',
    cart: 'मेरा कार्ट',
  },
  pricesFor: 'कीमतें:',
  changeCar: 'कार बदलें',
  tiles: {
    title: (brand) => `${brand} ऐप: कुछ टैप में कार सर्विस`,
    description: (city, hasExpress) =>
      `आपकी कार, उसके लिए कीमतें और हर सर्विस एक ही स्क्रीन पर: कार चुनें, टाइल दबाएँ, नंबर दें। ${city} में ${hasExpress ? 'घर पर, वर्कशॉप में या एक्सप्रेस' : 'फ़्री पिकअप के साथ वर्कशॉप'} सर्विस।`,
    keywords: ['कार सर्विस ऐप', 'कार केयर ऐप इंडिया', 'कार सर्विस बुक करने का ऐप'],
    heading: 'कार में क्या काम कराना है?',
    services: 'सर्विस',
    allServices: 'सभी सर्विस',
    yourCar: 'आपकी कार',
    offers: 'बुक करने से पहले जान लें',
    offerList: [
      { ...firstService, title: '20% छूट', text: 'आपकी पहली सर्विस पर' },
      { ...express, title: '90 मिनट', text: 'वरना एक्सप्रेस सर्विस फ़्री' },
      { ...pickup, title: 'फ़्री पिकअप', text: 'और ड्रॉप, वर्कशॉप की सर्विस के साथ' },
      { ...payAfter, title: 'बाद में पेमेंट', text: 'जब आप काम देख लें' },
    ],
    home: 'आज आपके घर पर',
    homeAll: 'सभी 15',
    help: 'रास्ते में फँस गए?',
    helpText: 'जंप स्टार्ट, स्टेपनी, फ़्यूल, कूलिंग। किसी भी समय, ₹299 से।',
    helpCall: 'मदद के लिए कॉल करें',
  },
  guided: {
    title: (brand) => `${brand}: बताएँ कि कार में क्या दिक्कत है`,
    description: (city) =>
      `चुनें कि कार में क्या दिक्कत है, या काम कहाँ कराना है। देखें कि कौन आएगा, कितना समय लगेगा और ${city} में खर्च कितना है, फिर अपने नंबर से बुक करें।`,
    keywords: ['कार में दिक्कत', 'कार रिपेयर बुकिंग', 'घर पर या वर्कशॉप में कार सर्विस'],
    heading: 'कार का काम कहाँ कराना है?',
    places: [
      { ...door, title: 'मेरे घर पर', text: 'ऑयल, बैटरी, एसी, सफ़ाई' },
      { ...quick, title: '90 मिनट में', text: 'आप रुकें, दो मैकेनिक काम करें' },
      { ...workshop, title: 'वर्कशॉप में', text: 'हम कार ले जाएँगे और वापस छोड़ेंगे' },
      { ...walkIn, title: 'खुद लेकर आना है', text: 'हमारी वर्कशॉप में' },
      { ...road, title: 'सड़क पर', text: 'बैटरी, टायर या फ़्यूल' },
    ],
    symptomsTitle: 'या बताएँ: कार में क्या दिक्कत है?',
    symptoms: [
      { ...due, text: 'सर्विस का समय हो गया' },
      { ...warm, text: 'एसी गर्म हवा दे रहा है' },
      { ...dead, text: 'स्टार्ट नहीं हो रही' },
      { ...pulling, text: 'एक तरफ़ खिंचती है' },
      { ...dented, text: 'डेंट या स्क्रैच है' },
      { ...chipped, text: 'विंडशील्ड चटक गई है' },
      { ...smelly, text: 'अंदर बदबू आती है' },
      { ...dull, text: 'पेंट की चमक चली गई' },
      { ...crashed, text: 'एक्सीडेंट हुआ था' },
      { ...unsure, text: 'मुझे नहीं पता' },
    ],
    price: 'आपकी कार का खर्च',
    promise: 'नंबर देने से पहले कीमत देख लें। पेमेंट काम के बाद।',
    number: 'अपना नंबर दें',
    numberText: 'चैट खुलेगी, जिसमें आपकी बुकिंग पहले से भरी होगी।',
    button: 'अभी बुक करें',
    more: 'और',
    contact: 'संपर्क',
    privacy: 'प्राइवेसी पॉलिसी',
    terms: 'शर्तें',
    choices: 'प्राइवेसी सेटिंग',
  },
};
