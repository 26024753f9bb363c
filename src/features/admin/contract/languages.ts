/** The languages of the operator's screens. */
export const ADMIN_LANGUAGES = ['en', 'hi'] as const;
export type AdminLanguage = (typeof ADMIN_LANGUAGES)[number];
