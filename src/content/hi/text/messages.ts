import type {
  assistantMessages as englishAssistant,
  bookNowMessages as englishBookNow,
  callMessage as englishCall,
  dateDistanceText as englishDistance,
  fieldMessages as englishFields,
  locationMessages as englishLocation,
  serviceRequestMessages as englishRequest,
  formReturnedMessages as englishReturned,
  slotMessages as englishSlots,
  turnedAwayMessages as englishTurnedAway,
} from '../../text/messages.ts';
import type { Translation } from '../../translation.ts';

/** One Hindi sentence for each error code. A form can replace them with its own sentences. */
export const fieldMessages: Translation<typeof englishFields> = {
  invalid: 'कृपया इसे जाँच लें',
  too_long: 'यह बहुत लंबा है। कृपया छोटा करें',
  mobile_missing: 'कृपया अपना मोबाइल नंबर लिखें',
  mobile_invalid: 'कृपया 10 अंकों का सही मोबाइल नंबर लिखें',
  name_missing: 'नाम लिखना ज़रूरी है',
  name_short: 'कृपया पूरा नाम लिखें, कम से कम दो अक्षर',
  car_model_missing: 'कार का मॉडल लिखना ज़रूरी है',
  date_missing: 'दिन चुनना ज़रूरी है',
  date_invalid: 'कृपया कैलेंडर से तारीख चुनें',
  date_past: 'कृपया आज या आगे की तारीख चुनें',
  date_far: 'कृपया इससे पहले की तारीख चुनें',
  service_type_missing: 'कृपया सर्विस चुनें',
  message_missing: 'कृपया छोटा सा मैसेज लिखें',
  city_missing: 'शहर लिखना ज़रूरी है',
  position_missing: 'कृपया बताएँ कि आपको कौन सी नौकरी चाहिए',
  workshop_name_missing: 'वर्कशॉप का नाम लिखना ज़रूरी है',
  rating_missing: 'कृपया 1 से 5 तक रेटिंग चुनें',
  email_invalid: 'कृपया सही ईमेल पता लिखें',
  slot_missing: 'कृपया टाइम स्लॉट चुनें',
  slot_begun: 'यह टाइम स्लॉट शुरू हो चुका है। कृपया बाद का चुनें',
  slot_closed: 'आपकी चुनी सारी सर्विस इस समय नहीं होतीं। कृपया दूसरा टाइम स्लॉट चुनें',
  address_missing: 'कृपया लिखें कि कार कहाँ खड़ी है',
  area_missing: 'कृपया अपना इलाका चुनें या पिन कोड लिखें',
  not_served: 'हम अभी वहाँ नहीं आते। घर पर सर्विस सिर्फ़ जयपुर में है',
  pin_code_invalid: 'पिन कोड में छह अंक होते हैं और वह 0 से शुरू नहीं होता',
  coupon_refused: 'यह कोड इस नंबर या इस ऑर्डर पर नहीं चलेगा। कोड और नंबर जाँच लें, या इसके बिना ऑर्डर करें',
  coupon_elsewhere: 'यह कूपन दूसरे काम के लिए है। वह काम बुक करते समय कोड बताएँ',
  coupon_minimum: 'यह कूपन ज़्यादा रकम के ऑर्डर पर चलता है',
};

/** Why a valid form is refused, with JavaScript and without; the phone number follows. */
export const turnedAwayMessages: Translation<typeof englishTurnedAway> = {
  too_many_requests: 'बहुत बार कोशिश हो गई। एक मिनट रुककर फिर भेजें, या कॉल करें:',
  robot_suspected: 'हम पक्का नहीं कर पाए कि फ़ॉर्म आपने ही भेजा है। एक मिनट रुककर फिर भेजें, या कॉल करें:',
};

/** The message after an error without its own sentence. */
export const callMessage: Translation<typeof englishCall> = 'या कॉल करें:';

/** Why a valid form sent without JavaScript is refused; the phone number follows. */
export const formReturnedMessages: Translation<typeof englishReturned> = {
  ...turnedAwayMessages,
  ledger_unavailable: 'यह अभी हमारे पास नहीं पहुँच पाया। कृपया फिर भेजें, या कॉल करें:',
  prices_unavailable: 'अभी आपकी कार के लिए कीमत नहीं मिल पाई, और कुछ भी ऑर्डर नहीं हुआ। कृपया फिर भेजें, या कॉल करें:',
  idempotency_mismatch: 'यह फ़ॉर्म पहले किसी और जानकारी के साथ भेजा गया था। कृपया नया भरें, या कॉल करें:',
};

/** "Confirm Your Booking". */
export const bookNowMessages: Translation<typeof englishBookNow> = {
  ...fieldMessages,
  failed: 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
};

/** "Schedule Your Service". `failed` is shown where the server sends no message. */
export const serviceRequestMessages: Translation<typeof englishRequest> = {
  ...fieldMessages,
  mobile_missing: 'मोबाइल नंबर लिखना ज़रूरी है',
  failed: 'फ़ॉर्म नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
};

/** The chat assistant. */
export const assistantMessages: Translation<typeof englishAssistant> = {
  mobile_invalid: 'कृपया 6, 7, 8 या 9 से शुरू होने वाला 10 अंकों का सही मोबाइल नंबर लिखें।',
  unsupported_city: 'माफ़ करें, हम अभी इस इलाके में सर्विस नहीं देते। फ़िलहाल हम सिर्फ़ जयपुर शहर में हैं।',
  technical_error: 'कुछ गड़बड़ हो गई',
};

/** Location detection. */
export const locationMessages: Translation<typeof englishLocation> = {
  not_detected: 'आपकी लोकेशन नहीं मिली। कृपया देख लें कि फ़ोन में लोकेशन चालू है।',
  failed: 'लोकेशन नहीं मिल पाई',
  unknown: 'अनजान लोकेशन',
};

/** Another visitor took the slot during the choice. */
export const slotMessages: Translation<typeof englishSlots> = {
  slot_full: 'यह टाइम स्लॉट अभी-अभी भर गया। सबसे नज़दीकी खाली स्लॉट ये हैं।',
  no_slots: 'इस दिन कोई टाइम स्लॉट नहीं बचा। कृपया दूसरा दिन चुनें।',
};

/** The hint beside the date field. */
export const dateDistanceText: Translation<typeof englishDistance> = {
  today: '(आज)',
  tomorrow: '(कल)',
  days_to_go: (days) => `(${days} दिन बाद)`,
};
