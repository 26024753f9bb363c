/** Something, an at sign, a host with a dot: whether the address exists nobody can tell from its form. */
const EMAIL_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text has the form of an e-mail address; outer spaces are not forgiven. */
export const isEmailAddress = (text: string): boolean => EMAIL_ADDRESS.test(text);
