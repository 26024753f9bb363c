import type { manifestText as english } from '../../text/manifest.ts';
import type { Translation } from '../../translation.ts';

/** The web app manifest in Hindi: a phone shows these texts for the site on its home screen. */
export const manifestText: Translation<typeof english> = {
  name: 'कार सर्विस, कीमत पहले',
  description: 'घर पर, वर्कशॉप में या 90 मिनट की एक्सप्रेस कार सर्विस। अपनी कार के लिए कीमत देखें और एक मिनट में बुक करें।',
  book: 'सर्विस बुक करें',
  myBookings: 'मेरी बुकिंग',
  call: 'कॉल करें',
  express: '90 मिनट की एक्सप्रेस',
  doorstep: 'घर पर सर्विस',
  services: 'सभी सर्विस',
  cart: 'मेरा कार्ट',
};
