import type { ownLink as english } from '../../text/own-link.ts';

/** The home page's link to the bookings of this device in Hindi: a device keeps the subject in English. */
export const ownLink: typeof english = (_subject, number) => `मेरी बुकिंग, ${number}`;
