import { type ConsentChoice, consentChoice } from '../../src/features/tracking/rules/consent-choice.ts';
import { endpoints } from '../../src/web/contract/addresses.ts';

const CHANGED = 'consent-changed';

/** What the visitor chose, on any page and in any tab; nothing while they have not. */
export const readConsent = (): ConsentChoice | undefined => consentChoice(document.cookie);

/**
 * Has the server write the cookie: one that a script wrote is forgotten after a week by some browsers. A choice that does
 * not reach us is asked for again on the next page; until then nothing leaves.
 */
export async function chooseConsent(choice: ConsentChoice): Promise<void> {
  const body = JSON.stringify({ choice });
  const headers = { 'Content-Type': 'application/json' };
  await fetch(endpoints.consent, { method: 'POST', body, headers, keepalive: true }).catch(() => undefined);
  dispatchEvent(new Event(CHANGED));
}

export const onConsentChange = (listener: () => void): void => addEventListener(CHANGED, listener);
