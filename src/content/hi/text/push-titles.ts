import type { pushTitles as english } from '../../text/push-titles.ts';
import type { Translation } from '../../translation.ts';

/** A locked phone shows the kind alone, in these Hindi words. */
export const pushTitles: Translation<typeof english> = {
  emergency: 'तुरंत मदद चाहिए: अभी किसी ने नहीं ली',
  new: 'नई रिक्वेस्ट',
  unanswered: 'पाँच मिनट से किसी ने कॉल नहीं किया',
  booked: 'नई बुकिंग या ऑर्डर',
  cancelled: 'ग्राहक ने कैंसल किया',
  moved: 'ग्राहक ने दूसरा समय चुना',
  answered: 'ग्राहक ने पार्ट का जवाब दिया',
  wrote: 'ग्राहक ने चैट में लिखा',
  low_review: 'एक या दो स्टार का रिव्यू',
  test: 'इस डिवाइस पर सूचनाएँ आ रही हैं',
};
