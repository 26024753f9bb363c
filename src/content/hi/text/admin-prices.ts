import { formatCount } from '../../../values/format.ts';
import { fuelName } from '../../../values/hi/vehicle.ts';
import type { adminPricesText as english } from '../../text/admin-prices.ts';
import type { Translation } from '../../translation.ts';

const cars = (count: number): string => `${formatCount(count)} ${count === 1 ? 'कार' : 'कारें'}`;

/** The screen of price sheets in Hindi. */
export const adminPricesText: Translation<typeof english> = {
  tab: 'कीमतें',
  heading: 'कीमतें',
  text: 'पेज लाइव लिस्ट की कीमतें दिखाते हैं। कन्फ़र्म बुकिंग की कीमत वही रहती है जिस पर वह हुई थी।',
  cars,
  live: 'लाइव लिस्ट',
  noLive: 'पहली लिस्ट एक मिनट में पढ़ी जाएगी। तब तक पेज साइट के साथ आई फ़ाइल दिखाते हैं।',
  from: 'कहाँ से',
  sources: {
    address: (host) => (host === null ? 'लिस्ट का पता' : `${host} की लिस्ट`),
    upload: 'अपलोड की गई फ़ाइल',
    build: 'साइट के साथ आई फ़ाइल',
  },
  since: 'कब से लाइव',
  sinceBy: (time, by) => `${time}, ${by}`,
  byItself: 'अपने आप',
  rows: 'कारें',
  lost: 'छूटा',
  lostLines: (count) => `क्या छूटा, लाइन के हिसाब से: ${formatCount(count)}`,
  nothingLost: 'कुछ नहीं',
  kinds: {
    columns: 'लाइनें जिनकी लंबाई अलग है',
    name: 'लाइनें जिनमें नाम नहीं',
    fuel: 'लाइनें जिनका फ़्यूल पता नहीं',
    price: 'लाइनें जिनमें कीमत नहीं',
    total: 'जोड़ की लाइनें',
    cell: 'खाने जिनमें रकम नहीं',
    clash: 'लाइनें जिनकी कार दो बार आई',
  },
  publish: (count) => `लाइव करें: ${cars(count)}`,
  columns: 'कॉलम',
  pinned:
    'यह लिस्ट हाथ से चुनी गई है। जब तक पते पर यही कीमतें न हों या आप दूसरी लाइव न करें, कोई और लिस्ट अपने आप लाइव नहीं होगी।',
  held: {
    title: 'एक नई लिस्ट आपके इंतज़ार में है',
    text: 'इसमें बदलाव इतने हैं कि यह अपने आप लाइव नहीं होगी। आपके तय करने तक पेज लाइव लिस्ट दिखाएँगे।',
    why: 'क्यों रुकी है',
    refuse: 'लाइव लिस्ट ही रखें',
  },
  uploaded: {
    title: 'आपकी फ़ाइल अभी लाइव नहीं है',
    text: 'इसे लाइव लिस्ट से मिलाएँ, फिर लाइव करें। दूसरी फ़ाइल इसकी जगह ले लेगी।',
    why: 'कृपया जाँचें',
  },
  changes: {
    title: 'लाइव लिस्ट से फ़र्क',
    none: 'कारें और कीमतें लाइव लिस्ट वाली ही हैं।',
    gone: (count) => `हटी कारें: ${formatCount(count)}`,
    added: (count) => `नई कारें: ${formatCount(count)}`,
    prices: (count) => `बदलती कीमतें: ${formatCount(count)}`,
    noPrice: 'कीमत नहीं',
    first: (count) => `पहले ${formatCount(count)} दिख रहे हैं।`,
    car: (manufacturer, model, fuel) => `${manufacturer} ${model}, ${fuelName(fuel)}`,
    price: 'कार और कीमत',
    before: 'अभी',
    after: 'नई',
    times: (times, dearer) => (dearer ? `${times} गुना महँगी` : `${times} गुना सस्ती`),
  },
  read: {
    title: 'लिस्ट पढ़ें',
    text: 'साइट हर घंटे अपनी लिस्ट खुद पढ़ती है।',
    never: 'अभी तक नहीं पढ़ी गई।',
    last: (time) => `पिछली बार पढ़ी: ${time}।`,
    fault: 'पिछली बार नहीं पढ़ी जा सकी',
    button: 'लिस्ट अभी पढ़ें',
  },
  upload: {
    title: 'लिस्ट अपलोड करें',
    text: 'CSV फ़ाइल, जैसी Excel और Google Sheets बनाते हैं। आपके लाइव करने से पहले कुछ नहीं बदलता।',
    field: 'CSV फ़ाइल',
    hint: 'कॉमा, सेमीकोलन या टैब के साथ, ज़्यादा से ज़्यादा 2 MB',
    fault: 'पिछली फ़ाइल नहीं ली गई',
    button: 'अपलोड करके मिलाएँ',
  },
  published: {
    title: 'लिस्ट जो लाइव थीं',
    text: 'आखिरी दस सेव रहती हैं।',
    isLive: 'लाइव',
    restore: 'इसी पर लौटें',
    restoreNamed: (time) => `इसी पर लौटें: ${time} की लिस्ट`,
  },
  unavailable: 'लिस्ट अभी नहीं पढ़ी जा सकतीं। पेजों की कीमतें वही रहेंगी।',
  done: {
    sheet_uploaded: 'फ़ाइल पढ़ ली गई। नीचे मिलाएँ, फिर लाइव करें।',
    sheet_live: 'लिस्ट पढ़ ली गई और लाइव है। पेज एक मिनट में इसकी कीमतें दिखाएँगे।',
    sheet_held: 'लिस्ट पढ़ ली गई। बदलाव बहुत हैं, इसलिए नीचे आपके इंतज़ार में है।',
    sheet_unchanged: 'लिस्ट पढ़ ली गई। कुछ नहीं बदला।',
    sheet_published: 'लाइव हो गई। पेज एक मिनट में इसकी कीमतें दिखाएँगे।',
    sheet_restored: 'यह लिस्ट लाइव है। पेज एक मिनट में इसकी कीमतें दिखाएँगे।',
  },
  problems: {
    sheet_refused: 'यह ऐसी प्राइस लिस्ट नहीं है जिसे साइट पढ़ सके। वजह नीचे है। पेजों की कीमतें वही रहेंगी।',
    no_file: 'कृपया पहले CSV फ़ाइल चुनें।',
    live_changed: 'इस बीच दूसरी लिस्ट लाइव हो गई। कुछ नहीं बदला गया: कृपया फिर देखें।',
    sheet_gone: 'यह लिस्ट अब सेव नहीं है।',
    not_shown: 'लिस्ट लाइव है, पर पेज उसे अभी नहीं ले पाए। साइट एक मिनट में फिर कोशिश करेगी।',
    too_large: 'फ़ाइल 2 MB से बड़ी है।',
  },
};
