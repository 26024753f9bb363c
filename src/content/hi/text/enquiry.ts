import type { enquiryText as english, enquiryPageText as englishPage } from '../../text/enquiry.ts';
import type { Translation } from '../../translation.ts';

export type { EnquiryText } from '../../text/enquiry.ts';

/** The enquiry form in Hindi, which all kinds share. Error messages are in messages.ts. */
export const enquiryText: Translation<typeof english> = {
  name: 'आपका नाम',
  email: 'ईमेल',
  optional: '(ज़रूरी नहीं)',
  city: 'शहर',
  cityHint: 'वह शहर भी, जहाँ हम अभी नहीं हैं',
  mobileHint: 'हम इस पर कॉल करेंगे, और सिर्फ़ इसी बात के लिए।',
  message: {
    contact: 'आपका मैसेज',
    franchise: 'आपके और आपके प्लॉट के बारे में',
    career: 'अब तक आपने क्या काम किया है',
    feedback: 'क्या अच्छा रहा, क्या नहीं',
    partner: 'आपकी वर्कशॉप के बारे में',
  },
  investment: 'आप कितने पैसे लगा सकते हैं',
  investmentPlaceholder: 'रकम चुनें',
  position: 'कौन सी नौकरी',
  positionPlaceholder: 'नौकरी चुनें',
  otherPosition: 'कोई और',
  experience: 'कितने साल का अनुभव',
  rating: 'आपकी रेटिंग, 1 से 5',
  ratingHint: '1: बहुत खराब। 5: बहुत अच्छा।',
  bookingId: 'बुकिंग नंबर',
  bookingHint: 'CAR और आगे का नंबर, हमारी चैट से',
  workshopName: 'वर्कशॉप का नाम',
  send: {
    contact: 'मैसेज भेजें',
    franchise: 'कॉल के लिए भेजें',
    career: 'अप्लाई करें',
    feedback: 'फ़ीडबैक भेजें',
    partner: 'अपनी वर्कशॉप बताएँ',
    opening: 'खुलने पर मुझे बताएँ',
  },
  failed: 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  offline: 'आप ऑफ़लाइन हैं। आपका मैसेज यहाँ सेव है, नेट आते ही भेज दिया जाएगा।',
};

/** The texts around the form and after it. */
export const enquiryPageText: Translation<typeof englishPage> = {
  done: {
    contact: ['धन्यवाद, हमें मिल गया', 'हमारी टीम इसे पढ़कर आपके नंबर पर जवाब देती है, आम तौर पर उसी दिन।'],
    franchise: ['धन्यवाद, हमें मिल गया', 'तीन कामकाजी दिनों में हम आपके दिए नंबर पर बात करेंगे।'],
    career: ['आपकी अर्ज़ी मिल गई', 'हमारे फ़ोरमैन आपके दिए नंबर पर कॉल करेंगे।'],
    partner: ['धन्यवाद, हमें मिल गया', 'हम कॉल करेंगे, फिर आपकी वर्कशॉप देखने आएँगे।'],
    opening: ['नोट कर लिया', 'जिस दिन हम वहाँ खुलेंगे, उसी दिन बताएँगे, उससे पहले नहीं।'],
  },
  review: 'सबके सामने रिव्यू लिखें',
  or: 'या बिना फ़ॉर्म के',
};
