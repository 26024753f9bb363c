import { z } from 'zod';
import { type Fetch, requestJson, type UpstreamFailure } from './http.ts';

/** The captcha (Cloudflare Turnstile). It is switched on when both keys are set. */
interface TurnstileConfiguration {
  readonly secretKey: string;
  /** Without a slash at the end. */
  readonly url: string;
}

export const DEFAULT_TURNSTILE_URL = 'https://challenges.cloudflare.com';

/** The visitor waits for the answer, so a slower check counts as failed. */
const TIMEOUT_MS = 400;

const verdict = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).optional() });

/** `missing_or_stale`: the token is missing, too old or already used. `unknown`: the captcha service gave no usable answer. */
export type CaptchaVerdict = 'person' | 'bot' | 'missing_or_stale' | 'unknown';

/** Error codes that do not concern the visitor: our secret is wrong, or the check itself failed. */
const NO_VERDICT: ReadonlySet<string> = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'bad-request',
  'internal-error',
]);

const faultOf = (checkError: string | undefined): UpstreamFailure | undefined => {
  if (checkError === undefined) return undefined;
  return checkError.endsWith('-input-secret') ? 'configuration_wrong' : 'broken_answer';
};

/** The token was valid once: the page stood open too long, or the form was posted twice. */
const STALE = 'timeout-or-duplicate';

/**
 * Verifies a captcha token. A check that fails gives `unknown`, which lets the visitor through: a lost lead costs more
 * than a bot's lead.
 * @param report receives the failure of a check, `configuration_wrong` for a wrong secret, and undefined after a check
 */
export function createTurnstile(
  { secretKey, url }: TurnstileConfiguration,
  { fetch, report }: { readonly fetch: Fetch; readonly report: (fault: UpstreamFailure | undefined) => void },
) {
  return async (token: string | undefined, address: string | undefined): Promise<CaptchaVerdict> => {
    if (token === undefined || token === '') return 'missing_or_stale';
    const answer = await requestJson(
      fetch,
      {
        method: 'POST',
        url: `${url}/turnstile/v0/siteverify`,
        json: { secret: secretKey, response: token, ...(address !== undefined && { remoteip: address }) },
        timeoutMs: TIMEOUT_MS,
      },
      verdict,
    );
    if (!answer.ok) {
      report(answer.code);
      return 'unknown';
    }
    const { success, 'error-codes': codes = [] } = answer.value;
    const checkError = codes.find((code) => NO_VERDICT.has(code));
    report(faultOf(checkError));
    if (success) return 'person';
    if (checkError !== undefined) return 'unknown';
    return codes.includes(STALE) ? 'missing_or_stale' : 'bot';
  };
}

/** Verifies the token of a visitor's address. */
export type CaptchaCheck = ReturnType<typeof createTurnstile>;
