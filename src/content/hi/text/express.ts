import type { expressText as english, expressElsewhereText as englishElsewhere } from '../../text/express.ts';
import type { Translation } from '../../translation.ts';

/** Shared texts of the express pages in Hindi. */
export const expressText: Translation<typeof english> = {
  home: 'होम',
  express: 'एक्सप्रेस',
  crumbs: {
    express: 'एक्सप्रेस',
    expressLive: 'लाइव स्लॉट',
    expressLiveOld: 'स्लॉट',
    expressPayNow: 'अभी पेमेंट करें',
    expressPayNowCart: 'कार्ट',
    expressAds: 'एक्सप्रेस',
    expressNinetyMinutes: 'हर मिनट का हिसाब',
    expressDentPaint: 'डेंट और पेंट',
    expressAc: 'एसी सर्विस',
  },
  priceCard: {
    express: '90 मिनट की एक्सप्रेस सर्विस',
    dentPaint: 'एक्सप्रेस डेंट और पेंट, प्रति पैनल',
    ac: 'एक्सप्रेस एसी सर्विस',
    periodic: 'पीरियॉडिक सर्विस',
  },
  bookNow: 'अभी बुक करें',
  byChat: 'चैट में समय चुनें',
  stages: 'हर मिनट का हिसाब',
  stagesInFull: 'सात स्टेज, दो मैकेनिक',
  stagesText: 'दो मैकेनिक, एक लिफ़्ट। समय आपके साइन करते ही गिना जाता है, और चाबी वापस देने को तैयार होते ही रुकता है।',
  minutes: (from, to) => `${from} से ${to} मिनट`,
  firstMechanic: 'मैकेनिक 1',
  secondMechanic: 'मैकेनिक 2',
  forYou: 'आप',
  allStages: 'पूरे 90 मिनट, हर स्टेज के साथ',
  terms: 'देर हुई तो फ़्री: शर्तें संक्षेप में',
  termsLink: 'एक्सप्रेस की पूरी शर्तें पढ़ें',
  slots: 'आज और कल के स्लॉट',
  slotsText: 'कोई समय चुनें: चैट खुलेगी जिसमें वह भरा होगा। आपके कन्फ़र्म करते ही वह समय आपका है।',
  plainSlots: 'इस वक्त के स्लॉट',
  plainSlotsText: 'समय चुनें और नंबर दें। वह समय हम दस मिनट तक आपके लिए रोकते हैं और आपसे कन्फ़र्म करते हैं।',
  chooseTime: (day) => `समय चुनें, ${day}`,
  takeSlot: 'यह स्लॉट लें',
  live: 'लाइव बोर्ड देखें',
  old: 'बिना लाइव अपडेट के स्लॉट देखें',
  payNow: 'अभी पेमेंट करें या बाद में',
  payNowText: 'ऑनलाइन कार्ड, UPI या नेट बैंकिंग से, या काम होने पर काउंटर पर। कीमत एक ही है।',
  toCart: 'एक्सप्रेस कार्ट में जाएँ',
  payAfter: 'बाद में पेमेंट करना है? अभी बुक करें',
  questions: 'जानने लायक बातें',
  family: 'एक्सप्रेस में और भी',
  familyText: 'इसी तरह की सर्विस, दूसरे कामों के लिए।',
  closingTitle: 'नब्बे मिनट की सर्विस, आपके चुने समय पर',
  closingJobTitle: 'आपकी सुविधा का समय, आपके लिए रिज़र्व',
  closingText: 'चैट में स्लॉट चुनें। उससे 30 मिनट पहले हम एक बार कॉल करेंगे।',
  openChat: 'चैट खोलें',
  call: (phone) => `कॉल करें ${phone}`,
};

/** The express pages for a visitor from a city without the express bay. */
export const expressElsewhereText: Translation<typeof englishElsewhere> = {
  heading: (service, city) => `${city} में ${service}, पिकअप के साथ`,
  description: (service, city, takes) =>
    `90 मिनट वाली एक्सप्रेस सर्विस जयपुर में है। ${city} में ${service} का समय ${takes} है, फ़्री पिकअप और ड्रॉप के साथ, कीमत आपकी कार के हिसाब से।`,
  lead: (city, area, takes) =>
    `एक्सप्रेस सर्विस जयपुर में है। ${city} में ${area} वाली हमारी वर्कशॉप में इसी काम का समय ${takes} है।`,
  points: (city) => [`${city} में फ़्री पिकअप और ड्रॉप`, 'बुक करने से पहले आपकी कार के लिए कीमत', 'पेमेंट सर्विस के बाद'],
  whereTitle: 'आगे क्या देखें',
  whereText: (city) => `${city} में हमारी सारी सर्विस, या आप जयपुर में हैं तो एक्सप्रेस सर्विस।`,
  inCity: (city) => `${city} में सभी सर्विस`,
  inJaipur: 'जयपुर में एक्सप्रेस सर्विस',
};
