import type { voiceText as english, listenText as englishListen } from '../../text/voice.ts';
import type { Translation } from '../../translation.ts';

/** The search by voice in Hindi. */
export const voiceText: Translation<typeof english> = {
  pageTitle: 'बोलकर बताएँ कि क्या कराना है: बोलकर खोजें',
  description:
    'बोलें या लिखें कि कार में क्या कराना है, हिंदी में, अंग्रेज़ी में या दोनों में: सर्विस, कार, शहर। आपकी कार के लिए कीमत के साथ सही पेज मिलेगा।',
  heading: 'बोलें कि कार में क्या कराना है',
  lead: 'हिंदी, अंग्रेज़ी या दोनों मिलाकर बोलें: सर्विस, आपकी कार, आपका शहर। कीमत के साथ सही पेज मिलेगा।',
  home: 'होम',
  crumb: 'बोलकर खोजें',
  title: (service, locality, city) => {
    const place = [locality, city].filter((name) => name !== undefined).join(', ');
    return `${place === '' ? '' : `${place} में `}${service ?? 'कार सर्विस'}`;
  },
  car: ({ manufacturer, model, fuelType }) => `${manufacturer} ${model} (${fuelType})`,
  understood: 'हमने यह समझा',
  open: 'यह पेज खोलें',
  examplesTitle: 'जैसे',
  examplesText: 'कोई एक चुनें और देखें कि हम क्या समझते हैं।',
  examples: [
    'गाड़ी का एसी ठीक करना है जयपुर में',
    'Swift पेट्रोल सर्विस पुणे में',
    'मेरी गाड़ी की बैटरी बदलनी है जोधपुर में',
    'Creta डीज़ल डेंट पेंट मालवीय नगर',
    'टायर अलाइनमेंट उदयपुर',
  ],
  inHindi: 'हिंदी में',
  howTitle: 'यह कैसे काम करता है',
  how: [
    '“बोलें” दबाएँ, माइक की इजाज़त दें, और एक वाक्य में कहें। बोलते-बोलते शब्द दिखने लगेंगे।',
    'आवाज़ को शब्दों में आपका ब्राउज़र बदलता है। कुछ ब्राउज़र इसके लिए आवाज़ अपनी कंपनी को भेजते हैं; हमें सिर्फ़ शब्द मिलते हैं, और हम उन्हें नहीं रखते।',
    'माइक नहीं है, या ब्राउज़र सुन नहीं सकता? वही वाक्य लिख दें।',
  ],
};

/** The texts of the voice search's island. */
export const listenText: Translation<typeof englishListen> = {
  label: 'कार में क्या काम कराना है?',
  placeholder: 'जैसे: एसी ठंडा नहीं, Swift',
  search: 'खोजें',
  speak: 'बोलें',
  stop: 'रोकें',
  language: 'भाषा',
  languages: { 'hi-IN': 'हिंदी', 'en-IN': 'अंग्रेज़ी' },
  listening: 'सुन रहे हैं...',
  refused: 'माइक की इजाज़त नहीं है। ब्राउज़र में इजाज़त दें, या लिख दें।',
  unheard: 'कुछ सुनाई नहीं दिया। “बोलें” दबाकर फिर कोशिश करें, या लिख दें।',
  failed: 'सुन नहीं पाए। कृपया लिख दें।',
};

export type { ListenText } from '../../text/voice.ts';
