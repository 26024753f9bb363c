/**
 * What people call an order: "PH-1A2B3C4D", the random end of its id. It is shown and said on the phone,
 * and is no credential.
 */
export const orderNumber = (id: string): string => `PH-${id.replaceAll('-', '').slice(-8).toUpperCase()}`;
