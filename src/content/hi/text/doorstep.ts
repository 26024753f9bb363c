import type { doorstepText as english, doorstepPageText as englishPage } from '../../text/doorstep.ts';
import type { Translation } from '../../translation.ts';

/** The pages of the doorstep catalogue in Hindi. */
export const doorstepPageText: Translation<typeof englishPage> = {
  index: {
    title: (brand) => `जयपुर में घर पर कार सर्विस, कीमतों के साथ | ${brand}`,
    description:
      'जयपुर में आपके घर पर पंद्रह काम: जंप स्टार्ट, ऑयल, बैटरी, एसी, जाँच, सफ़ाई। तय कीमतें ₹299 से, पेमेंट सर्विस के बाद।',
    keywords: [
      'जयपुर में घर पर कार सर्विस',
      'घर पर कार सर्विस',
      'घर आने वाला कार मैकेनिक जयपुर',
      'घर पर कार बैटरी बदलना',
      'जयपुर में कार इमरजेंसी मदद',
    ],
    heading: 'जयपुर में घर पर सर्विस',
    lead: 'पंद्रह काम जिनके लिए वर्कशॉप नहीं जाना पड़ता। काम चुनें, दो घंटे का स्लॉट लें, काम होने पर पेमेंट करें।',
    here: 'सिर्फ़ जयपुर में।',
    jaipurOnly: 'सिर्फ़ जयपुर में। बाकी शहरों में हमारी वर्कशॉप कार ले जाती और वापस छोड़ती है।',
    otherCities: 'दूसरे शहर देखें',
    faqTitle: 'मैकेनिक के आने से पहले',
  },
  category: {
    title: (category, brand) => `जयपुर में घर पर ${category} | ${brand}`,
    keywords: (category) => [
      `घर पर ${category}`,
      `${category} जयपुर में घर पर`,
      'जयपुर में घर पर कार सर्विस',
      'घर आने वाला मैकेनिक जयपुर',
    ],
    back: 'घर पर सभी सर्विस',
    cart: 'मेरा कार्ट',
    jobs: 'काम और कीमतें',
    included: 'इसमें क्या-क्या है',
    billedSeparately: 'कीमत में शामिल नहीं',
    otherCategories: 'घर पर दूसरी सर्विस',
  },
  emergency: {
    title: 'अभी फँसे हैं?',
    text: 'कॉल करें। फ़ोन फ़ॉर्म भरने से जल्दी होता है, और कीमत वही रहती है जो लिस्ट में है।',
    call: (phone) => `कॉल करें ${phone}`,
  },
};

/** The parts of the doorstep catalogue that islands render too, in Hindi. */
export const doorstepText: Translation<typeof english> = {
  search: {
    label: 'सर्विस खोजें',
    placeholder: 'बैटरी, ऑयल, एसी गैस',
    submit: 'खोजें',
    categories: 'कैटेगरी',
    all: 'सभी',
    found: (count) => `${count} सर्विस`,
    nothing: 'इस नाम की कोई सर्विस नहीं है। कोई और शब्द लिखें, या हमसे पूछें।',
    clear: 'सभी सर्विस दिखाएँ',
  },
  row: {
    add: 'जोड़ें',
    addService: (name) => `जोड़ें: ${name}`,
    added: (name) => `कार्ट में जुड़ गया: ${name}।`,
    viewCart: 'कार्ट देखें',
    undo: 'वापस लाएँ',
    details: (name) => `${name}: इसमें क्या-क्या है`,
  },
  area: {
    title: 'क्या हम आपके यहाँ आते हैं?',
    label: 'पिन कोड या जयपुर का इलाका',
    hint: 'छह अंक, या कोई नाम जैसे मानसरोवर',
    check: 'देखें',
    served: (place) => `हाँ, हम ${place} में आते हैं।`,
    servedCity: 'हाँ, यह पिन कोड जयपुर का है। हम आपके यहाँ आते हैं।',
    not_served: 'हम अभी वहाँ नहीं आते। घर पर सर्विस सिर्फ़ जयपुर में है।',
    otherCities: 'देखें कि आपके शहर में हम क्या करते हैं',
    pin_code_invalid: 'पिन कोड में छह अंक होते हैं और वह 0 से शुरू नहीं होता।',
  },
};
