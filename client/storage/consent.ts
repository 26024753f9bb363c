import { type ConsentChoice, consentChoice } from '../../src/features/tracking/rules/consent.ts';
import { endpoints } from '../../src/web/contract/addresses.ts';
import { userId } from './session.ts';

const CHANGED = 'consent-changed';

/** The visitor's choice from the cookie; undefined until they choose. */
export const readConsent = (): ConsentChoice | undefined => consentChoice(document.cookie);

/**
 * Stores the choice in a cookie that the server writes, for some browsers delete a script's cookies after a week. If
 * the request fails, the next page shows the consent bar again, and until then no tracking starts.
 */
export async function chooseConsent(choice: ConsentChoice): Promise<void> {
  const body = JSON.stringify({ choice, ...(choice === 'all' && { userId: userId.get() }) });
  const headers = { 'Content-Type': 'application/json' };
  await fetch(endpoints.consent, { method: 'POST', body, headers, keepalive: true }).catch(() => undefined);
  dispatchEvent(new Event(CHANGED));
}

export const onConsentChange = (listener: () => void): void => addEventListener(CHANGED, listener);
