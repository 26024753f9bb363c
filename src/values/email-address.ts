/** Checks only the form: text, an at sign, a host with a dot. The form cannot show whether the address exists. */
const EMAIL_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text has the form of an e-mail address; outer spaces make it invalid. */
export const isEmailAddress = (text: string): boolean => EMAIL_ADDRESS.test(text);
