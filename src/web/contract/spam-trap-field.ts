/** Apart from its schema, so that a form in the browser does not bring the schemas along. */
export const SPAM_TRAP_FIELD = 'website';
