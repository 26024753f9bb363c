/** The home page's link to the bookings of this device. Browsers download this file. */
export const ownLink = (subject: string, number: string): string => `${subject}, ${number}`;
