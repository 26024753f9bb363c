import type { packageNames as english } from '../../text/packages.ts';
import type { Translation } from '../../translation.ts';

/** The Hindi names of the express packages in carts and orders. */
export const packageNames: Translation<typeof english> = {
  'express-service-90min': '90 मिनट की एक्सप्रेस सर्विस',
  'express-dent-paint': 'एक्सप्रेस डेंट और पेंट, एक पैनल',
  'express-ac-service': 'एक्सप्रेस एसी सर्विस',
};
