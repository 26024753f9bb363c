import type { assistantPageText as english } from '../../text/assistant-page.ts';
import type { Translation } from '../../translation.ts';

/** The assistant's own page in Hindi, which its links open without JavaScript. */
export const assistantPageText: Translation<typeof english> = {
  title: 'चैट में कार सर्विस बुक करें',
  heading: 'चैट में बुक करें',
  lead: 'कुछ छोटे सवाल, साथ में आपकी कार के लिए कीमत, और आपका टाइम स्लॉट पक्का।',
  headingElsewhere: 'नंबर देकर बुक करें',
  leadElsewhere: (city) =>
    `चैट से जयपुर की विज़िट बुक होती हैं। ${city} के लिए नीचे अपना नंबर दें, हमारी टीम आपसे समय तय करेगी।`,
  description:
    'जयपुर में छोटी सी चैट में कार सर्विस बुक करें: कंपनी, मॉडल, सर्विस, दिन और टाइम स्लॉट, साथ-साथ आपकी कार के लिए कीमत। पेमेंट सर्विस के बाद।',
  formHeading: 'या सिर्फ़ अपना नंबर दें',
  formLead: 'बाकी हम चैट में या फ़ोन पर पूछ लेंगे।',
  openChat: 'WhatsApp पर लिखें',
};
