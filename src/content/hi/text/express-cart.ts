import type { expressCartText as english } from '../../text/express-cart.ts';
import type { Translation } from '../../translation.ts';

/** The cart of the express packages in Hindi; it holds one package for one car. */
export const expressCartText: Translation<typeof english> = {
  back: 'एक्सप्रेस सर्विस',
  package: 'पैकेज',
  car: 'आपकी कार',
  changeCar: 'कार बदलें',
  chooseCar: 'अपनी कार चुनें',
  chooseCarText: 'कीमत कार के हिसाब से होती है। पहले कंपनी चुनें, फिर मॉडल और फ़्यूल।',
  manufacturer: 'कंपनी',
  model: 'मॉडल',
  fuelType: 'फ़्यूल',
  choose: 'चुनें',
  show: 'कीमत देखें',
  details: {
    'express-service-90min': 'चाबी देने से वापस मिलने तक 90 मिनट, वरना फ़्री',
    'express-dent-paint': 'मिलाया हुआ रंग, वापसी का दिन चेक-इन पर तय',
    'express-ac-service': 'सर्विस और कूलिंग की जाँच एक ही बार में',
  },
  next: 'समय चुनें',
  none: 'प्राइस लिस्ट में इस कार की एक्सप्रेस कीमत नहीं है। चैट में पूछें, या दूसरी कार चुनें।',
};
