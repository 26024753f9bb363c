import type { coverageText as english } from '../../text/coverage.ts';
import type { Translation } from '../../translation.ts';

/** Places without a centre in Hindi: the notice, their own pages, and the wish to hear of an opening. */
export const coverageText: Translation<typeof english> = {
  here: 'आपका इलाका',
  notice: (place, city, kilometres) =>
    `${place}: हम अभी यहाँ नहीं हैं। हमारी सबसे नज़दीकी वर्कशॉप ${city} में है, करीब ${kilometres} किमी दूर।`,
  noticeLink: 'देखें कि हम क्या कर सकते हैं',
  title: (place) => `${place} में कार सर्विस: अभी नहीं`,
  description: (place, city, kilometres) =>
    `हम अभी ${place} में नहीं हैं। सबसे नज़दीकी वर्कशॉप ${city} में है, करीब ${kilometres} किमी दूर। वहाँ का खर्च देखें, या हमारे खुलने की खबर पाएँ।`,
  keywords: (place) => [`${place} में कार सर्विस`],
  heading: (place) => `हम अभी ${place} में नहीं हैं`,
  lead: (place, centre, city, kilometres) =>
    `${place} में हमारी टीम नहीं आती। सबसे नज़दीकी वर्कशॉप ${city} में ${centre} है, सीधी दूरी करीब ${kilometres} किमी।`,
  visit: {
    title: (city) => `${city} में विज़िट का खर्च`,
    text: (city) =>
      `हमारी ${city} वर्कशॉप में आपकी कार के लिए कीमत। इस पेज से बुकिंग ${city} की होती है: कार आप ले आएँगे।`,
    more: (city) => `${city} में कार सर्विस के बारे में सब कुछ`,
  },
  wish: {
    title: (place) => `${place} में खुलने पर मुझे बताएँ`,
    text: 'अपना नंबर दें। हम बस एक बार बताएँगे, खुलने के दिन, और किसी बात के लिए नहीं।',
    anyTitle: 'खुलने पर मुझे बताएँ',
    anyText: 'अपना शहर लिखें और नंबर दें। हम बस एक बार बताएँगे, खुलने के दिन, और किसी बात के लिए नहीं।',
  },
  finder: {
    title: 'आपका शहर लिस्ट में नहीं है?',
    description:
      'अपना शहर या पिन कोड लिखें: देखें कि हम वहाँ हैं या नहीं, सबसे नज़दीकी वर्कशॉप कितनी दूर है, वहाँ का खर्च, और पास में खुलने की खबर पाएँ।',
    keywords: ['मेरे पास कार सर्विस', 'कार सर्विस शहरों की लिस्ट'],
    heading: 'आपका शहर लिस्ट में नहीं है?',
    lead: 'अपना शहर या पिन कोड लिखें। तुरंत पता चलेगा कि हम वहाँ हैं या नहीं, और सबसे नज़दीकी वर्कशॉप कितनी दूर है।',
    crumb: 'मेरा शहर यहाँ नहीं है',
    label: 'शहर या पिन कोड',
    placeholder: 'लखनऊ, या 226001',
    button: 'देखें',
    served: (place, city) =>
      place === city ? `हाँ, हम ${city} में हैं।` : `हाँ, ${place} में हम ${city} से सर्विस देते हैं।`,
    servedLink: (city) => `${city} में कार सर्विस`,
    unknown: (asked) => `“${asked}” हमें नहीं मिला। अगर यह भारत में है, तो नीचे नंबर दें, वहाँ खुलने पर हम बताएँगे।`,
    cities: 'हम कहाँ-कहाँ हैं',
  },
};
