import { translated } from '../translation.ts';
import { fallbackServiceTypes as english, unansweredServiceTypes as unanswered } from './service-types.ts';

export { type ServiceType, serviceTypeName } from './service-types.ts';

const names = [
  { name: 'पीरियॉडिक सर्विस' },
  { name: 'एसी सर्विस और रिपेयर' },
  { name: 'डेंटिंग-पेंटिंग' },
  { name: 'घर पर कार सर्विस' },
  { name: 'कार स्पा' },
  { name: 'कार डिटेलिंग' },
  { name: 'बैटरी बदलना' },
  { name: 'विंडशील्ड रिपेयर और बदलना' },
];

/** The service types of the request form in Hindi. */
export const fallbackServiceTypes = translated(english, names);

/** The same list while a configured content backend has never answered, in Hindi. */
export const unansweredServiceTypes = translated(unanswered, names);
