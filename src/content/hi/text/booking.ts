import type { bookingText as english } from '../../text/booking.ts';
import type { Translation } from '../../translation.ts';

/** "Confirm Your Booking" in Hindi: the dialog and its own page. */
export const bookingText: Translation<typeof english> = {
  title: 'अपनी बुकिंग कन्फ़र्म करें',
  hint: 'हम इसी बुकिंग के लिए कॉल या मैसेज करेंगे।',
  continue: 'आगे बढ़ें',
  processing: 'भेज रहे हैं...',
  retry: 'फिर कोशिश करें',
  callInstead: 'या सीधे कॉल करें',
  reassurances: ['चैट खुलेगी, यह बुकिंग उसमें भरी होगी', 'पेमेंट सर्विस के बाद, पहले कुछ नहीं'],
  doneTitle: 'आपका नंबर मिल गया',
  doneText: 'हम आपको कॉल करेंगे। या चैट खोलें, आपकी बुकिंग उसमें भरी है।',
  openChat: 'चैट खोलें',
  done: 'हो गया',
  offline: 'आप ऑफ़लाइन हैं। आपका नंबर यहाँ सेव है, नेट आते ही भेज दिया जाएगा।',
};
