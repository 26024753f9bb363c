/** What a visitor may answer when asked: everything that is asked about, or nothing of it. */
export const CONSENT_CHOICES = ['all', 'none'] as const;
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

/** Readable by browser and server: both act by it. */
export const CONSENT_COOKIE = '__Host-consent';
/** A year, in seconds; then the visitor is asked again. */
export const CONSENT_MAX_AGE_SECONDS = 31_536_000;

const CHOICE = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=([a-z]+)`);

/** The choice that a `Cookie` header or `document.cookie` holds, or nothing while the visitor has not chosen. */
export function consentChoice(cookies: string): ConsentChoice | undefined {
  const value = CHOICE.exec(cookies)?.[1];
  return CONSENT_CHOICES.find((choice) => choice === value);
}
