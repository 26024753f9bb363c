import type { chromeText as english } from '../../text/chrome.ts';
import type { Translation } from '../../translation.ts';
import { answerHours } from './hours.ts';

/** The chrome of every page in Hindi: navigation, footer and bottom bar. */
export const chromeText: Translation<typeof english> = {
  skipToContent: 'सीधे कंटेंट पर जाएँ',
  loading: 'लोड हो रहा है...',
  fault: {
    title: 'हमारी तरफ़ से कुछ गड़बड़ हो गई',
    text: 'एक मिनट बाद फिर कोशिश करें। जल्दी हो तो कॉल करें: हमारी टीम फ़ोन उठाती है।',
    call: (phone) => `कॉल करें ${phone}`,
    reference: (reference) => `रेफ़रेंस: ${reference}`,
  },
  navigation: {
    label: 'मेन मेन्यू',
    home: 'होम',
    services: 'सर्विस',
    express: 'एक्सप्रेस',
    careers: 'नौकरियाँ',
    franchise: 'फ़्रैंचाइज़ी',
    bookNow: 'अभी बुक करें',
    myBookings: 'मेरी बुकिंग',
    doorstep: 'घर पर सर्विस',
    call: (phone) => `कॉल करें ${phone}`,
    menu: 'मेन्यू',
    close: 'मेन्यू बंद करें',
    homeOf: (brand) => `${brand}, होम`,
  },
  city: {
    choose: 'अपना शहर चुनें',
    close: 'शहरों की लिस्ट बंद करें',
    chosen: (city) => `आपका शहर: ${city}। बदलें`,
    hint: 'कीमतें और सर्विस इसी शहर की दिखेंगी।',
    other: 'मेरा शहर यहाँ नहीं है',
  },
  footer: {
    summary: `कार सर्विस एक मिनट में बुक करें। जयपुर समेत नौ शहरों में। रोज़ ${answerHours} तक खुला।`,
    popularSearches: 'लोग अक्सर यह खोजते हैं',
    ourServices: 'हमारी सर्विस',
    manufacturers: (city) => `${city} में हर कंपनी की कार सर्विस`,
    locations: 'हम कहाँ हैं',
    groups: 'हमारे सारे काम',
    company: 'कंपनी',
    legal: 'कानूनी बातें',
    privacyChoices: 'प्राइवेसी सेटिंग',
    email: 'ईमेल',
    phone: 'कॉल',
    copyright: (year, brand) => `© ${year} ${brand}`,
  },
  bottomBar: {
    label: 'झटपट लिंक',
    home: 'होम',
    express: 'एक्सप्रेस',
    call: 'कॉल करें',
    chat: 'चैट',
    cart: 'मेरा कार्ट',
  },
};
