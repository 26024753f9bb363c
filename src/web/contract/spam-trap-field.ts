/** A file of its own, so that a browser form does not load the schemas too. */
export const SPAM_TRAP_FIELD = 'website';
