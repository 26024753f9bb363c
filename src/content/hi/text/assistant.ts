import type {
  assistantText as english,
  assistantChoices as englishChoices,
  assistantChoicesAt as englishChoicesAt,
  assistantElsewhere as englishElsewhere,
  assistantProblems as englishProblems,
  assistantSays as englishSays,
  assistantSteps as englishSteps,
  assistantWaits as englishWaits,
} from '../../text/assistant.ts';
import type { Translation } from '../../translation.ts';
import { areaNames } from './areas.ts';
import { assistantMessages, fieldMessages, slotMessages } from './messages.ts';
import { wayNames } from './ways.ts';

/** The assistant's message at each step, in Hindi. */
export const assistantSays: Translation<typeof englishSays> = {
  welcome: 'नमस्ते! चलिए, कार सर्विस बुक करते हैं। आपकी कार किस कंपनी की है?',
  brands_missing: 'कारों की लिस्ट अभी नहीं खुल रही। अपनी कार की कंपनी लिखें, या हमारी टीम से पूछें।',
  write_manufacturer: 'कृपया अपनी कार का नाम लिखें।',
  ask_model: 'कौन सा मॉडल है?',
  write_model: 'कृपया अपनी कार का मॉडल लिखें।',
  ask_fuel_type: 'कार किस पर चलती है?',
  ask_location: 'आप किस शहर में हैं?',
  unsupported_city: assistantMessages.unsupported_city,
  ask_area: 'जयपुर का कौन सा इलाका?',
  write_address: 'कृपया अपना पता लिखें।',
  ask_service: 'कार में कौन सी सर्विस करानी है?',
  ask_preference: 'कार लेने हम आएँ, या आप खुद लाएँगे?',
  ask_address: 'हम कार लेने कहाँ आएँ? मकान और गली लिखें।',
  ask_date: 'कौन सा दिन ठीक रहेगा?',
  write_date: 'अगले 30 दिनों में से कोई तारीख चुनें।',
  ask_slot: 'और समय?',
  no_slots: slotMessages.no_slots,
  slot_full: slotMessages.slot_full,
  slot_begun: fieldMessages.slot_begun,
  ask_mobile: 'किस मोबाइल नंबर पर कॉल करें?',
  ask_name: 'और आपका पूरा नाम?',
  summary: 'यह रही आपकी बुकिंग। सब ठीक है?',
  confirmed: 'आपकी बुकिंग कन्फ़र्म है। स्लॉट से पहले हम कॉल करेंगे।',
  support: 'हमारी टीम आपकी मदद करेगी। चैट खुल रही है।',
  technical_error: assistantMessages.technical_error,
  name_short: `${assistantMessages.technical_error}। ${fieldMessages.name_short}।`,
};

/** For a visitor whose page is about a city that the assistant does not book. */
export const assistantElsewhere: Translation<typeof englishElsewhere> = {
  message: (city) =>
    `इस चैट से सिर्फ़ जयपुर की बुकिंग होती है। ${city} में हमारी टीम आपसे बात करके समय तय करती है, और कार फ़्री में लेने आती है।`,
  bookNow: (city) => `${city} में अभी बुक करें`,
  inJaipur: 'मेरी कार जयपुर में है',
};

/** Instead of `confirmed`, for a booking whose time our team still has to confirm. */
export const assistantWaits: Translation<typeof englishWaits> =
  'आपकी बुकिंग मिल गई है। समय कन्फ़र्म करने के लिए हम कॉल करेंगे।';

/** The labels of buttons; makes and models are their own labels. */
export const assistantChoices: Translation<typeof englishChoices> = {
  '+other': 'कोई और',
  '+support': 'हमसे बात करें',
  '+another_date': 'कोई और दिन',
  '+confirm': 'बुकिंग कन्फ़र्म करें',
  '+restart': 'नई बुकिंग',
  '+resume': 'वापस मेरी बुकिंग पर',
  today: 'आज',
  tomorrow: 'कल',
  later: 'कोई और दिन चुनें',
  express: 'एक्सप्रेस सर्विस',
  'panel-paint': 'डेंट और पेंट, प्रति पैनल',
  ac: 'एसी सर्विस',
  ...wayNames,
  ...areaNames,
  jaipur: 'जयपुर',
  Petrol: 'पेट्रोल',
  Diesel: 'डीज़ल',
  Electric: 'इलेक्ट्रिक',
  Hybrid: 'हाइब्रिड',
};

/** Labels that differ at one step. */
export const assistantChoicesAt: Translation<typeof englishChoicesAt> = {
  location: { '+other': 'दूसरा शहर' },
  area: { '+other': 'दूसरा इलाका' },
  technical_error: { '+restart': 'फिर कोशिश करें' },
  name_short: { '+restart': 'फिर कोशिश करें', '+resume': 'वापस अपने नाम पर' },
  confirmed: { '+support': 'मदद चाहिए?' },
};

/** Why an answer is refused. */
export const assistantProblems: Translation<typeof englishProblems> = {
  empty: 'कृपया पहले अपना जवाब लिखें।',
  too_long: fieldMessages.too_long,
  not_offered: 'कृपया कोई बटन चुनें।',
  mobile_invalid: assistantMessages.mobile_invalid,
  date_invalid: fieldMessages.date_invalid,
  date_past: fieldMessages.date_past,
  date_far: 'कृपया अगले 30 दिनों में से कोई तारीख चुनें।',
  no_slots: slotMessages.no_slots,
  slot_begun: fieldMessages.slot_begun,
  slot_full: slotMessages.slot_full,
  closed: 'यह बुकिंग कन्फ़र्म है। दोबारा बुक करने के लिए नई बुकिंग शुरू करें।',
  not_asked: 'कृपया पहले ऊपर वाले सवाल का जवाब दें।',
};

/** The twelve steps of the progress line. */
export const assistantSteps: Translation<typeof englishSteps> = [
  'कंपनी',
  'मॉडल',
  'फ़्यूल',
  'शहर',
  'इलाका',
  'सर्विस',
  'पिकअप',
  'तारीख',
  'टाइम स्लॉट',
  'आपका नंबर',
  'जाँच लें',
  'बुक हो गई',
];

/** The frame around the conversation and its last messages. */
export const assistantText: Translation<typeof english> = {
  step: (step, name) => `स्टेप ${step}/${assistantSteps.length}: ${name}`,
  progress: 'बुकिंग कहाँ तक पहुँची',
  log: 'बातचीत',
  restart: 'शुरू से करें',
  restarted: 'फिर से शुरू कर दिया। “वापस लाएँ” दबाने से आपके जवाब लौट आएँगे।',
  undo: 'वापस लाएँ',
  close: 'बंद करें',
  typing: 'असिस्टेंट लिख रहा है',
  change: (answer) => `बदलें: ${answer}`,
  send: 'भेजें',
  fields: {
    text: 'आपका जवाब',
    address: 'पिकअप का पता',
    date: 'तारीख',
    mobile: 'मोबाइल नंबर',
    name: 'पूरा नाम',
  },
  summary: {
    car: 'कार',
    service: 'सर्विस',
    price: 'कीमत',
    when: 'कब',
    preference: 'पिकअप',
    area: 'इलाका',
    name: 'नाम',
    mobileNumber: 'मोबाइल',
    quote: 'काम शुरू होने से पहले फ़्री में बताएँगे',
  },
  sending: 'कन्फ़र्म कर रहे हैं...',
  offline: 'आप ऑफ़लाइन हैं। आपके जवाब यहाँ सेव हैं, और नेट आते ही बुकिंग भेज दी जाएगी।',
  bookingId: (id) => `बुकिंग नंबर ${id}`,
  ownPage: 'मेरी बुकिंग देखें',
  addToCalendar: 'कैलेंडर में जोड़ें',
  sendToChat: 'हमारी चैट में भेजें',
  openChat: 'अभी चैट खोलें',
  support: 'कॉल करें या हमें लिखें',
  yourCar: 'आपकी कार',
};
