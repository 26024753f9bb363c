import type { formPageText as english } from '../../text/forms.ts';
import type { Translation } from '../../translation.ts';
import { slotHours } from './hours.ts';

/** The pages in Hindi that show or answer a form for visitors without JavaScript. */
const callBefore = {
  title: 'हम कॉल करेंगे',
  text: 'आपकी विज़िट से पहले, एक बार। पेमेंट आप काम देखने के बाद करते हैं।',
} as const;

const openChat = {
  title: 'चैट खोलें',
  text: 'आपकी बुकिंग वहाँ पहले से भरी है। उसे वैसे ही भेज दें।',
} as const;

const pickTime = {
  title: 'समय तय करें',
  text: `${slotHours} तक, आपकी सुविधा के दो घंटे। पिकअप और ड्रॉप फ़्री है।`,
} as const;

export const formPageText: Translation<typeof english> = {
  home: 'होम',
  next: 'अब आगे क्या होगा',
  book: {
    crumb: 'बुक करें',
    lead: 'बस एक नंबर काफ़ी है। कार, सर्विस और समय चैट में तय हो जाएँगे।',
    steps: [openChat, pickTime, callBefore],
    title: 'कार सर्विस बुक करें',
    subject: (service, car, price) => [`${car} के लिए ${service}`, price].filter(Boolean).join(', '),
    description: 'अपना मोबाइल नंबर दें, हमारे साथ चैट खुलेगी जिसमें आपकी बुकिंग भरी होगी। पेमेंट सर्विस के बाद।',
  },
  thankYou: {
    title: 'धन्यवाद',
    description:
      'आपका नंबर या फ़ॉर्म हमें मिल गया है। समय तय करने के लिए चैट खोलें, या हमारी कॉल का इंतज़ार करें। पेमेंट सर्विस के बाद।',
    crumb: 'धन्यवाद',
    steps: [openChat, pickTime, callBefore],
    requestSteps: [
      { title: 'हम कॉल करेंगे', text: 'आपके चुने दिन का समय तय करने के लिए, आपके दिए नंबर पर।' },
      {
        title: 'हम कार लेने आएँगे, या आप खुद लाएँगे',
        text: 'पिकअप और ड्रॉप फ़्री है, हमारे हर शहर में।',
      },
      { title: 'पेमेंट आखिर में', text: 'UPI, कार्ड या कैश से, काम देखने के बाद।' },
    ],
    meanwhile: 'तब तक',
    links: {
      prices: 'आपकी कार का खर्च',
      express: 'जयपुर में 90 मिनट की एक्सप्रेस सर्विस',
      blog: 'कार की देखभाल, आसान शब्दों में',
    },
    heading: 'आपका नंबर मिल गया',
    text: 'चैट खोलें: उसमें आपकी बुकिंग भरी है, समय तय करने के लिए भेज दें। या हमारी कॉल का इंतज़ार करें।',
    openChat: 'चैट खोलें',
  },
};
