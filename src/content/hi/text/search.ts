import type { searchText as english } from '../../text/search.ts';
import type { Translation } from '../../translation.ts';

/** The site search and its results in Hindi. */
export const searchText: Translation<typeof english> = {
  home: 'होम',
  label: 'वेबसाइट में खोजें',
  placeholder: 'जैसे: एसी ठंडा नहीं',
  button: 'खोजें',
  title: 'खोजें',
  titleOf: (query) => `खोज: ${query}`,
  heading: 'आप क्या खोज रहे हैं?',
  description:
    'सर्विस, कार, शहर, इलाके और ब्लॉग खोजें: लिखें कि कार में क्या दिक्कत है, उसका नाम, या आप कहाँ हैं, और सीधे जवाब वाले पेज पर जाएँ।',
  keywords: ['कार सर्विस खोजें'],
  found: (count, query) => `“${query}” के लिए ${count === 1 ? 'एक' : count} पेज`,
  none: (query) => `“${query}” के लिए कुछ नहीं मिला`,
  noneText: 'एक ही शब्द लिखकर देखें, जैसे जिस पार्ट में दिक्कत है उसका नाम या कार का नाम।',
  often: 'लोग अक्सर यह खोजते हैं',
  kinds: {
    service: 'सर्विस',
    homeOnly: (summary) => `जयपुर में: ${summary}`,
    doorstep: 'घर पर, जयपुर में',
    atHome: (name) => `घर पर ${name}`,
    manufacturer: (city) => `${city} में सर्विस`,
    car: 'इस कार के लिए कीमतें',
    city: 'शहर',
    locality: (city) => `${city} का इलाका`,
    express: 'एक्सप्रेस सर्विस, जयपुर',
    company: 'कंपनी के बारे में',
    legal: 'शर्तें और प्राइवेसी',
    post: 'ब्लॉग से',
  },
};
