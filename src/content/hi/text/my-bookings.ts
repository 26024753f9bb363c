import type { myBookingsText as english } from '../../text/my-bookings.ts';
import type { Translation } from '../../translation.ts';

/** `/my-bookings` in Hindi: the bookings and orders of this device. The browser downloads this file with the island. */
export const myBookingsText: Translation<typeof english> = {
  title: 'मेरी बुकिंग',
  description: 'इस फ़ोन या कंप्यूटर से की गई बुकिंग और ऑर्डर। हर एक को देखें, समय बदलें या कैंसल करें। अकाउंट की ज़रूरत नहीं।',
  home: 'होम',
  lead: 'इसी फ़ोन या कंप्यूटर से की गई। अकाउंट की ज़रूरत नहीं।',
  list: 'बुकिंग और ऑर्डर',
  loading: 'इस फ़ोन या कंप्यूटर की लिस्ट यहाँ दिखेगी। इसके लिए जावास्क्रिप्ट चाहिए; हर बुकिंग अपने लिंक से भी खुलती है।',
  none: 'यहाँ से अभी कुछ बुक नहीं है',
  noneText: 'कहीं और से की गई बुकिंग अपने लिंक से खुलती है।',
  book: 'कीमतें देखें',
  booked: (day, time) => `${day}, ${time}`,
  states: { today: 'आज', upcoming: 'आने वाली', past: 'बीत चुकी', cancelled: 'कैंसल' },
  remove: 'हटाएँ',
  forget: (number) => `${number} को इस लिस्ट से हटाएँ`,
  forgetFailed: 'इसके लिए नेटवर्क चाहिए। कृपया फिर कोशिश करें।',
  note: 'जो भी यह फ़ोन या कंप्यूटर चलाता है, वह यहाँ की बुकिंग खोल सकता है। हटाने पर वह इस फ़ोन या कंप्यूटर पर नहीं खुलती; बुकिंग कैंसल नहीं होती।',
};
