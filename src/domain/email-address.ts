/** Something, an at sign, a host with a dot: whether the address exists nobody can tell from its form. */
const EMAIL_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const isEmailAddress = (text: string): boolean => EMAIL_ADDRESS.test(text);
