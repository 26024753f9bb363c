import type { spinText as english, wheelText as englishWheel } from '../../text/spin.ts';
import type { Translation } from '../../translation.ts';

/** The page Spin to win in Hindi. */
export const spinText: Translation<typeof english> = {
  title: 'स्पिन करें और कार सर्विस का कूपन जीतें',
  description:
    'हर मोबाइल नंबर से 30 दिन में एक स्पिन। हर स्पिन पर कार सर्विस, एसी, पेंट या सफ़ाई का कूपन। हर इनाम की संभावना सामने लिखी है।',
  heading: 'हर स्पिन पर इनाम',
  lead: 'आठ इनाम, हर इनाम की संभावना पहिए के पास लिखी है। एक मोबाइल नंबर से 30 दिन में एक स्पिन।',
  home: 'होम',
  crumb: 'स्पिन करें और जीतें',
  form: 'आपका स्पिन',
  hint: 'कूपन इसी नंबर का होगा। इसके लिए हम कॉल नहीं करेंगे।',
  spin: 'पहिया घुमाएँ',
  spinning: 'घूम रहा है...',
  wheel: (label) => `पहिया यहाँ रुका: ${label}`,
  wheelIdle: 'आठ इनामों वाला पहिया',
  won: 'आपने जीता',
  code: 'कूपन कोड',
  validUntil: (date) => `${date} तक चलेगा, उसी नंबर के लिए जिससे स्पिन किया।`,
  openChat: 'इस कूपन से बुक करें',
  copy: 'कोड कॉपी करें',
  copied: 'कॉपी हो गया',
  tellUs: 'कोड चैट के मैसेज में पहले से है। जो आपको कॉल करें, उन्हें भी बता सकते हैं।',
  oddsTitle: 'इनाम और उनकी संभावना',
  oddsText: 'इनाम हमारे सर्वर पर इन्हीं संभावनाओं के हिसाब से निकलता है। पहिया वही नतीजा दिखाता है।',
  prize: 'इनाम',
  gives: 'क्या मिलता है',
  odds: 'संभावना',
  validDays: (days) => `${days} दिन तक`,
  oneIn: (percent) => percent,
  rulesTitle: 'नियम',
  problems: {
    already_spun: 'इस नंबर से पिछले 30 दिनों में स्पिन हो चुका है। कूपन उसी फ़ोन या कंप्यूटर पर दिखता है जिससे स्पिन किया था।',
    failed: 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें। कोई इनाम नहीं निकला है।',
  },
  resultTitle: 'आपका कूपन',
  resultLead: 'इसका स्क्रीनशॉट ले लें, या अभी चैट खोलें: कोड उसमें भरा है।',
  back: 'पहिए के बारे में',
};

/** The texts of the wheel's island. Props are JSON, so they contain no functions. */
export const wheelText: Translation<typeof englishWheel> = {
  form: spinText.form,
  hint: spinText.hint,
  spin: spinText.spin,
  spinning: spinText.spinning,
  wheelIdle: spinText.wheelIdle,
  won: spinText.won,
  code: spinText.code,
  openChat: spinText.openChat,
  copy: spinText.copy,
  copied: spinText.copied,
  tellUs: spinText.tellUs,
  problems: spinText.problems,
};

export type { WheelText } from '../../text/spin.ts';
