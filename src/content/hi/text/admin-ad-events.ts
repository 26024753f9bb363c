import type { adminAdEventsText as english } from '../../text/admin-ad-events.ts';
import type { Translation } from '../../translation.ts';

/** The screen of ad events in Hindi. */
export const adminAdEventsText: Translation<typeof english> = {
  tab: 'विज्ञापन इवेंट',
  heading: 'विज्ञापन इवेंट',
  lead: 'हर बाहरी सिस्टम के आखिरी पचास कन्वर्ज़न। पेज व्यू और ब्राउज़र के दूसरे इवेंट एक बार भेजे जाते हैं, कहीं सेव नहीं होते।',
  none: 'अभी कुछ नहीं भेजा गया',
  noneText: 'जिसने मंज़ूरी दी है, वह जब नंबर छोड़े, बुक करे या पेमेंट करे, तब इवेंट यहाँ दिखेंगे।',
  id: (id) => `आईडी ${id}`,
  states: {
    delivered: 'ले लिया',
    skipped: 'छोड़ दिया',
    pending: 'रास्ते में',
    paused: 'रुका हुआ',
    failed: 'नहीं लिया',
  },
  tries: (count) => `${count} कोशिशें`,
  test: 'टेस्ट चलाएँ',
  testText: 'तीस मिनट तक हर इवेंट विज्ञापन सिस्टम के टेस्ट व्यू में भी दिखेगा। वहाँ दिख रहा कोड डालें।',
  code: 'टेस्ट कोड',
  begin: 'टेस्ट शुरू करें',
  end: 'टेस्ट खत्म करें',
  runs: (code, time) => `${code} वाला टेस्ट ${time} तक चलेगा।`,
  offline: 'ऑफ़लाइन कन्वर्ज़न',
  offlineText:
    'पिछले नब्बे दिनों के वे काम जिनका पेमेंट हो गया और जिनके ग्राहक Google के विज्ञापन से आए और मंज़ूरी दी: क्लिक आईडी, समय और रुपये।',
  download: 'Google Ads के लिए डाउनलोड करें',
  unavailable: 'लिस्ट अभी नहीं मिल पा रही है।',
  done: {
    ad_test_began: 'टेस्ट चल रहा है। शुरू होने में दस सेकंड तक लग सकते हैं।',
    ad_test_ended: 'टेस्ट खत्म हो गया।',
  },
};
