const DEVANAGARI = /[\u0900-\u097f]/;

/**
 * The home page's link to the bookings of this device. Browsers download this file. A booking made on a Hindi page keeps
 * a subject in Hindi, which an English page leaves out.
 */
export const ownLink = (subject: string, number: string): string =>
  DEVANAGARI.test(subject) ? `My booking, ${number}` : `${subject}, ${number}`;
