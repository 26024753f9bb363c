import type { Translation } from '../../translation.ts';
import type { uiText as english } from '../en/ui.ts';

export type { UiText } from '../en/ui.ts';

/** The shared interface components in Hindi. Browsers may download this file. */
export const uiText: Translation<typeof english> = {
  close: 'बंद करें',
  loading: 'लोड हो रहा है...',
  sending: 'भेज रहे हैं...',
  listPrice: 'पुरानी कीमत',
  youSave: (amount) => `आपकी बचत ${amount}`,
  from: 'कम से कम',
  freeQuote: 'फ्री में कीमत जानें',
  notOffered: 'नहीं मिलती',
  outOfFive: (value) => `5 में से ${value}`,
  fromReviews: (here, inAll) => (here === inAll ? `${here} रिव्यू से` : `यहाँ के ${here} रिव्यू से, कुल ${inAll}`),
  reviews: 'कार मालिक क्या कहते हैं',
  answered: 'हमारा जवाब:',
  optional: 'ज़रूरी नहीं',
  countryCode: '+91',
  mobileNumber: 'मोबाइल नंबर',
  mobilePlaceholder: '10 अंकों का नंबर',
  oneLess: (of) => `एक कम करें: ${of}`,
  oneMore: (of) => `एक और जोड़ें: ${of}`,
  breadcrumb: 'आप यहाँ हैं',
  yourCar: 'आपकी कार',
  changeCar: 'कार बदलें',
  priceForYourCar: 'आपकी कार के लिए कीमत',
  yourPrice: 'आपकी कीमत',
  yours: 'आपकी',
  sample: '(नमूना)',
  sampleReviews: 'ये नमूने के रिव्यू हैं, इनकी जगह असली रिव्यू आएँगे।',
  priceTable: {
    service: 'सर्विस',
    what: 'क्या-क्या होगा',
    takes: 'समय',
    listPrice: 'पुरानी कीमत',
    yourPrice: 'आपकी कीमत',
    book: 'बुक करें',
    bookService: (service) => `बुक करें: ${service}`,
  },
  car: 'कार',
};
