import type { footerLinkText as english } from '../../text/footer.ts';
import type { Translation } from '../../translation.ts';

/** The short names of pages in the footer, in Hindi. */
export const footerLinkText: Translation<typeof english> = {
  expressLive: 'जयपुर में 90 मिनट एक्सप्रेस',
  expressNinetyMinutes: 'जयपुर में 90 मिनट की सर्विस',
  expressDentPaint: 'जयपुर में एक्सप्रेस पेंट',
  expressAc: 'जयपुर में एक्सप्रेस एसी',
  nearMe: 'आपके पास कार सर्विस',
  doorstep: 'जयपुर में घर पर सर्विस',
  services: 'सारी सर्विस',
  blog: 'कार केयर ब्लॉग (अंग्रेज़ी में)',
  about: 'हमारे बारे में',
  workshopPartner: 'वर्कशॉप पार्टनर (अंग्रेज़ी में)',
  privacyPolicy: 'प्राइवेसी पॉलिसी',
  terms: 'शर्तें',
  refundPolicy: 'रिफ़ंड पॉलिसी',
  expressTerms: 'एक्सप्रेस की शर्तें',
  contact: 'संपर्क',
};
