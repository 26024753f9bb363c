/**
 * Checks only the form: text, an at sign, a host whose parts a dot divides. The form cannot show whether the address
 * exists. A dot at the end is the keyboard's, and no address.
 */
const EMAIL_ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text has the form of an e-mail address; outer spaces make it invalid. */
export const isEmailAddress = (text: string): boolean => EMAIL_ADDRESS.test(text);
