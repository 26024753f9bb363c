import type { adminLiveText as english } from '../../text/admin-live.ts';
import type { Translation } from '../../translation.ts';

/** Texts of the admin's live screens in Hindi. */
export const adminLiveText: Translation<typeof english> = {
  loaded: (when) => `लोड हुआ: ${when}`,
  sound: 'आवाज़',
  notify: 'मुझे सूचना दें',
  states: {
    live: 'लाइव: नए रिकॉर्ड अपने आप दिखेंगे',
    connecting: 'जुड़ रहा है…',
    lost: 'लाइव नहीं: फिर कोशिश हो रही है',
    stale: 'लाइव है, पर पेज फिर नहीं पढ़ा जा सका। कृपया पेज फिर लोड करें।',
  },
  fresh: 'नया',
  kinds: {
    lead: 'नई लीड',
    service_request: 'नई रिक्वेस्ट',
    booking: 'नई बुकिंग',
    order: 'नया ऑर्डर',
    enquiry: 'नई पूछताछ',
    redirect: 'नई चैट',
    changed: 'एक रिकॉर्ड बदला',
  },
};
