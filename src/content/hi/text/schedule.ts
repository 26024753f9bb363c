import type { scheduleText as english, schedulePageText as englishPage } from '../../text/schedule.ts';
import type { Translation } from '../../translation.ts';

/** "Schedule Your Service" in Hindi: the dialog, its own page and the confirmation. */
export const scheduleText: Translation<typeof english> = {
  title: 'सर्विस का दिन चुनें',
  subtitle: 'बस कुछ क्लिक में कार सर्विस बुक करें!',
  open: 'दिन चुनें',
  name: 'नाम',
  carModel: 'कार का मॉडल',
  carModelHint: 'जैसे: Maruti Swift (पेट्रोल)',
  preferredDate: 'किस दिन चाहिए',
  serviceType: 'कौन सी सर्विस',
  serviceTypePlaceholder: 'सर्विस चुनें',
  submit: 'सर्विस बुक करें',
  doneTitle: 'धन्यवाद',
  doneText: 'आपका फ़ॉर्म मिल गया। समय तय करने के लिए हमारी टीम कॉल करेगी।',
  offline: 'आप ऑफ़लाइन हैं। आपका फ़ॉर्म यहाँ सेव है, नेट आते ही भेज दिया जाएगा।',
  openChat: 'चैट खोलें',
  ownPage: 'फ़ॉर्म खोलें',
};

/** The same form as a page of its own. */
export const schedulePageText: Translation<typeof englishPage> = {
  crumb: 'दिन चुनें',
  title: 'कार सर्विस का दिन ऑनलाइन चुनें',
  description:
    'अपनी कार, सर्विस और पसंद का दिन बताएँ। समय तय करने के लिए हमारी टीम कॉल करेगी। जयपुर में फ़्री पिकअप और ड्रॉप, पेमेंट सर्विस के बाद।',
};
