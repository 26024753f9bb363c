import { type StandIn, startStandIn } from './stand-in.ts';

export const TURNSTILE_KEYS = {
  siteKey: 'site-key-of-the-stand-in',
  secretKey: 'turnstile-secret-of-the-stand-in',
};
/** What the widget hands to a person. */
export const PERSON_TOKEN = 'a-person';

/** The variables that switch the check on, with the stand-in in the provider's place. */
export const turnstileVariables = (provider: StandIn) => ({
  TURNSTILE_SITE_KEY: TURNSTILE_KEYS.siteKey,
  TURNSTILE_SECRET_KEY: TURNSTILE_KEYS.secretKey,
  TURNSTILE_URL: provider.url,
});

/** One that the check takes once, as the provider takes every token: shown again it is a duplicate. */
export const onceToken = (name: string): string => `once-${name}`;

/** The check of a widget's token: a refusal is a 200 that says why. */
export const startTurnstile = (): Promise<StandIn> => {
  const shown = new Set<string>();
  return startStandIn('turnstile', ({ method, path, json }) => {
    if (method !== 'POST' || path !== '/turnstile/v0/siteverify') return undefined;
    const { secret, response } = json as { secret: string; response: string };
    // Its own trouble, as documented: a token of a test brings it about.
    if (response === 'internal-error')
      return { status: 200, json: { success: false, 'error-codes': ['internal-error'] } };
    const isOnce = response.startsWith('once-');
    const problems = [
      ...(secret === TURNSTILE_KEYS.secretKey ? [] : ['invalid-input-secret']),
      ...(response === PERSON_TOKEN || isOnce ? [] : ['invalid-input-response']),
      ...(isOnce && shown.has(response) ? ['timeout-or-duplicate'] : []),
    ];
    shown.add(response);
    return { status: 200, json: { success: problems.length === 0, 'error-codes': problems } };
  });
};
