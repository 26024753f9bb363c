import { z } from 'zod';
import { type StandIn, startStandIn } from './stand-in.ts';

const TURNSTILE_KEYS = {
  siteKey: 'site-key-of-the-stand-in',
  secretKey: 'turnstile-secret-of-the-stand-in',
};
/** The token that the captcha widget gives to a person. */
export const PERSON_TOKEN = 'a-person';

/** The variables that switch the captcha on, with the stand-in as its service. */
export const turnstileVariables = (provider: StandIn) => ({
  TURNSTILE_SITE_KEY: TURNSTILE_KEYS.siteKey,
  TURNSTILE_SECRET_KEY: TURNSTILE_KEYS.secretKey,
  TURNSTILE_URL: provider.url,
});

/** A token that is valid once, like every real token: a second use is a duplicate. */
export const onceToken = (name: string): string => `once-${name}`;

const verification = z.object({ secret: z.string(), response: z.string() });

/** Verifies a token: a refusal is a 200 with the reason. */
export const startTurnstile = (): Promise<StandIn> => {
  const shown = new Set<string>();
  return startStandIn('turnstile', ({ method, path, json }) => {
    if (method !== 'POST' || path !== '/turnstile/v0/siteverify') return undefined;
    const { secret, response } = verification.parse(json);
    // The documented error of the service itself, which a test causes by this token.
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
