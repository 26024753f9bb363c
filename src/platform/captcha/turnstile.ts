import { z } from 'zod';
import type { Fetch } from '../http/exchange.ts';
import { ask } from '../http/request.ts';

/** The check against programs: on when both keys are set. */
export interface TurnstileConfiguration {
  readonly secretKey: string;
  /** Without a slash at the end. */
  readonly url: string;
}

export const DEFAULT_TURNSTILE_URL = 'https://challenges.cloudflare.com';

/** A visitor waits on the answer: a check that takes longer is one that cannot be made. */
const TIMEOUT_MS = 400;

const verdict = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).optional() });

/** `unproven`: the token is missing, too old or used before. `unknown`: the captcha service gave no usable answer. */
export type CaptchaVerdict = 'person' | 'program' | 'unproven' | 'unknown';

/** Refusals that say nothing about the visitor: our own secret is wrong, or the check itself has failed. */
const NO_VERDICT: ReadonlySet<string> = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'bad-request',
  'internal-error',
]);

/** A token that was good once: a page that stood open for long, or a post that came twice. */
const STALE = 'timeout-or-duplicate';

/**
 * Whether a token was given to a person by the widget. Where the check cannot be made the verdict is `unknown`, which
 * lets everybody through: a lost lead costs more than a program's.
 * @param report hears why a check could not be made
 */
export function createTurnstile(
  { secretKey, url }: TurnstileConfiguration,
  { fetch, report }: { readonly fetch: Fetch; readonly report: (code: string) => void },
) {
  return async (token: string | undefined, address: string | undefined): Promise<CaptchaVerdict> => {
    if (token === undefined || token === '') return 'unproven';
    const asked = await ask(
      fetch,
      {
        method: 'POST',
        url: `${url}/turnstile/v0/siteverify`,
        json: { secret: secretKey, response: token, ...(address !== undefined && { remoteip: address }) },
        timeoutMs: TIMEOUT_MS,
      },
      verdict,
    );
    if (!asked.ok) {
      report(asked.code);
      return 'unknown';
    }
    const { success, 'error-codes': codes = [] } = asked.value;
    const trouble = codes.find((code) => NO_VERDICT.has(code));
    if (trouble !== undefined) report(trouble);
    if (success) return 'person';
    if (trouble !== undefined) return 'unknown';
    return codes.includes(STALE) ? 'unproven' : 'program';
  };
}
