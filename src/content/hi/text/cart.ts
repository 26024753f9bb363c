import type { cartText as english } from '../../text/cart.ts';
import type { Translation } from '../../translation.ts';

/** The cart in Hindi on every page that shows it. Browsers may download this file. */
export const cartText: Translation<typeof english> = {
  title: 'आपका कार्ट',
  inCart: 'जयपुर में, आपकी कार के पास ही',
  clear: 'खाली करें',
  each: (price) => `${price} प्रति नग`,
  counts: (services, items) => `${services} सर्विस, ${items} आइटम`,
  total: 'कुल',
  coupon: (code) => `कूपन ${code}`,
  totalWithoutParts: 'कुल, पार्ट के बिना',
  withoutParts: '(पार्ट अलग)',
  partsNote: 'पार्ट इस कुल से अलग हैं। हर पार्ट की छपी कीमत देखकर आप हाँ कहते हैं, तभी हम लगाते हैं।',
  checkout: 'समय चुनें',
  payNote: 'पेमेंट सर्विस के बाद, UPI, कार्ड या कैश से।',
  view: 'कार्ट देखें',
  yourTotal: 'आपके कार्ट का कुल',
  remove: (name) => `हटाएँ: ${name}`,
  removed: (name) => `हटा दिया: ${name}।`,
  cleared: 'कार्ट खाली कर दिया।',
  undo: 'वापस लाएँ',
  emptyTitle: 'आपका कार्ट खाली है',
  emptyText: 'लिस्ट से कोई काम जोड़ें। समय चुनने से पहले कुछ बुक नहीं होता।',
  browse: 'सभी सर्विस देखें',
  changed: {
    title: 'आपके जोड़ने के बाद कुछ बदला है',
    price: (name, before, after) => `${name}: अब कीमत ${after} है। पहले ${before} थी।`,
    name: (before, after) => `${before} का नाम अब ${after} है।`,
    withdrawn: (name) => `${name} अब बंद है, इसलिए कुल में नहीं है।`,
    accept: 'ठीक है',
  },
  keepShopping: 'और सर्विस जोड़ें',
};
