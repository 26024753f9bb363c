import type { adminMessagesText as english } from '../../text/admin-messages.ts';
import type { Translation } from '../../translation.ts';
import { adminChatText } from './admin-chat.ts';

/** The screen of messages in Hindi. */
export const adminMessagesText: Translation<typeof english> = {
  tab: 'मैसेज',
  heading: 'मैसेज',
  lead: 'साइट ये मैसेज बिज़नेस चैट में अपने आप भेजती है, हर एक बस एक बार, ग्राहक की भाषा में।',
  unset: (unset) => `कोई मैसेज अपने आप नहीं जाता: ${unset.join(', ')} सेट नहीं है।`,
  health: 'क्या नहीं पहुँचा और कितने का खर्च हुआ, महीने के हिसाब से',
  kindOf: adminChatText.kinds,
  leaves: {
    booked: 'जब बुकिंग कन्फ़र्म हो',
    moved: 'जब बुकिंग का समय बदले',
    cancelled: 'जब ऐसी बुकिंग कैंसल हो जिसके बारे में ग्राहक को बताया था',
    reminder: 'एक दिन पहले शाम 6 बजे',
    on_way: 'जब मैकेनिक निकले',
    part: 'जब पार्ट के बारे में पूछा जाए',
    ready: 'जब कार तैयार हो',
    review: 'पेमेंट के दो घंटे बाद, उन ग्राहकों को जिन्होंने बुकिंग के पेज पर हाँ कहा',
  },
  on: 'चालू',
  off: 'बंद',
  turnOff: 'बंद करें',
  turnOn: 'चालू करें',
  of: (action, kind) => `${action}: ${kind}`,
  states: {
    approved: 'मंज़ूर',
    pending: 'मंज़ूरी बाकी',
    rejected: 'नामंज़ूर',
    paused: 'रुका हुआ',
    disabled: 'बंद किया हुआ',
    missing: 'रजिस्टर नहीं है',
    unknown: 'पता नहीं',
  },
  lists: {
    not_configured: 'कौन सा टेम्पलेट मंज़ूर है, यह देखने के लिए CHAT_BUSINESS_ID सेट करें।',
    down: 'चैट ने नहीं बताया कि कौन से टेम्पलेट मंज़ूर हैं। एक मिनट बाद पेज फिर लोड करें।',
  },
  test: 'अपने फ़ोन पर एक आज़माएँ',
  testText: 'यह नमूने के नाम और समय के साथ जाएगा, एक घंटे में ज़्यादा से ज़्यादा दस। इसके बटन कुछ नहीं करते।',
  message: 'मैसेज',
  language: 'भाषा',
  number: 'आपका मोबाइल नंबर',
  send: 'भेजें',
  done: {
    message_on: 'अब से यह अपने आप जाएगा।',
    message_off: 'अब से यह नहीं जाएगा। इस बीच का मैसेज बाद में भी नहीं भेजा जाएगा।',
    message_tested: 'चैट ने इसे ले लिया है। कुछ ही पल में पहुँच जाना चाहिए।',
  },
  problems: {
    chat_off: 'इस साइट पर चैट बंद है।',
    too_many_tests: 'एक घंटे में दस टेस्ट ही हो सकते हैं। कृपया रुकें।',
    chat_too_soon: 'इस नंबर को अभी-अभी मैसेज गया है। कृपया छह सेकंड रुकें।',
    chat_stopped: 'इस नंबर ने और मैसेज लेने से मना किया है। वह बिज़नेस को START लिख सकता है।',
    chat_not_on_chat: 'यह नंबर चैट पर नहीं है।',
    chat_held_back: 'चैट ने इसे रोक रखा है: इस नंबर को पहले ही बहुत मैसेज गए हैं।',
    chat_template_paused: 'चैट अभी यह टेम्पलेट नहीं लेता। उसका स्टेटस नीचे है।',
    chat_refused: 'चैट ने इसे नहीं लिया। कृपया सेटिंग जाँचें और फिर कोशिश करें।',
    chat_unclear: 'चैट ने साफ़ जवाब नहीं दिया। मैसेज शायद फिर भी पहुँच जाए।',
  },
};
