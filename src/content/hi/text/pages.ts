import type { pageText as english } from '../../text/pages.ts';
import type { Translation } from '../../translation.ts';

/** Pages that consist mostly of a form or an answer, in Hindi. */
export const pageText: Translation<typeof english> = {
  notFound: {
    title: 'पेज नहीं मिला',
    heading: 'यह सड़क यहीं खत्म होती है',
    text: 'हो सकता है पता गलत लिखा गया हो, या पेज कहीं और चला गया हो।',
    description: 'इस पते पर कोई पेज नहीं है। यहाँ से अपनी कार की सर्विस की कीमतें देखें, या वह पेज ढूँढें जो आप चाहते थे।',
    keywords: ['कार सर्विस', 'कार रिपेयर', 'घर पर कार सर्विस'],
    pictureAlt: 'रेगिस्तान में रास्ते के बोर्ड के सामने एक कार, पास में ऊँट',
    near: 'क्या आप इनमें से कुछ ढूँढ रहे थे?',
    home: 'होम पेज पर जाएँ',
    own: {
      heading: 'यह पेज सिर्फ़ अपने लिंक से खुलता है',
      text: 'अपनी चैट से लिंक फिर खोलें, ऐसे ब्राउज़र में जिसमें कुकी चालू हों। जिस फ़ोन या कंप्यूटर से बुक किया था, उस पर यह “मेरी बुकिंग” में है। या हमें कॉल करें: हम भी समय बदल या कैंसल कर सकते हैं।',
      list: 'मेरी बुकिंग',
      call: 'हमें कॉल करें',
    },
  },
};
