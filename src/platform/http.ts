import { z } from 'zod';
import { readAtMost } from '../values/bytes.ts';
import { lazySchema } from '../values/lazy-schema.ts';
import { parseJson } from '../values/parse-json.ts';
import { failure, type Result, success } from '../values/result.ts';
import { withTimeout } from '../values/with-timeout.ts';
import type { DeliveryFault, DeliveryOutcome } from './outbox/outcome.ts';

/** The platform's `fetch`, passed in so that a test can replace it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

interface ExchangeRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** A body that is no JSON. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  /** From the first byte sent to the last byte read. */
  readonly timeoutMs: number;
  /** A larger answer counts as broken and is not read further. Default 1 MB. */
  readonly maxBytes?: number;
}

/** An answer of any status. `json` is undefined where the body was empty or no JSON (HTML, cut off, too large). */
interface Answer {
  readonly status: number;
  readonly json: unknown;
  /** From `Retry-After`, a number of seconds or a date; in seconds. */
  readonly retryAfterSeconds?: number;
}

/** No usable answer arrived; the other side may have acted all the same. */
type ExchangeFailure = 'timeout' | 'unreachable' | 'broken_answer';

/** The failures of a call to an outside system. */
export type UpstreamFailure =
  | ExchangeFailure
  | 'refused'
  | 'not_found'
  | 'configuration_wrong'
  | 'rate_limited'
  | 'unavailable';

export interface FailureDetail {
  readonly status?: number;
  /** The other side's own reason and the fields that it names. For the operator's screen only: it may repeat a value. */
  readonly said?: string;
  readonly retryAfterSeconds?: number;
}

export type UpstreamResult<Value> = Result<Value, UpstreamFailure, FailureDetail>;

const DEFAULT_MAX_BYTES = 1_048_576;

/** Sends one request; its answer must be a success whose JSON matches the schema. It never throws. */
export async function requestJson<Value>(
  fetch: Fetch,
  request: ExchangeRequest,
  schema: z.ZodType<Value>,
): Promise<UpstreamResult<Value>> {
  const answer = await exchange(fetch, request);
  if (!answer.ok) return failure(answer.code);
  const { status, json, retryAfterSeconds } = answer.value;
  const detail = { status, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
  if (!isSuccessStatus(status)) {
    const said = reasonIn(json);
    return failure(statusFailure(status), { ...detail, ...(said !== undefined && { said }) });
  }
  const parsed = schema.safeParse(json);
  return parsed.success ? success(parsed.data) : failure('broken_answer', detail);
}

/** The forms in which our outside systems say why they refuse: Strapi, the ads API, the payment provider. */
const refusal = lazySchema(() =>
  z.object({
    error: z.object({
      message: z.optional(z.string()),
      description: z.optional(z.string()),
      field: z.optional(z.nullable(z.string())),
      details: z.optional(
        z.object({
          errors: z.optional(
            z.array(
              z.object({ path: z.optional(z.array(z.union([z.string(), z.number()]))), message: z.string() }),
            ),
          ),
        }),
      ),
    }),
  }),
);

/** Longer reasons are cut. */
const LONGEST_REASON = 300;

/** The reason in a refusal: "mobileNumber: must be unique". Undefined where the body has another form. */
export function reasonIn(json: unknown): string | undefined {
  const parsed = refusal.safeParse(json);
  if (!parsed.success) return undefined;
  const { message, description, field, details } = parsed.data.error;
  const named = (details?.errors ?? []).map((one) =>
    [one.path?.join('.'), one.message].filter((part) => part !== undefined && part !== '').join(': '),
  );
  const plain = [field, message ?? description].filter((part) => part != null && part !== '').join(': ');
  const reason = (named.length > 0 ? named.join('; ') : plain).replace(/\p{Cc}+/gu, ' ').trim();
  // A message may repeat a value that a visitor sent, so numbers and e-mail addresses are cut out.
  const safe = reason.replace(/[^\s@]+@[^\s@]+/g, '…').replace(/\d{6,}/g, '…');
  return safe === '' ? undefined : safe.slice(0, LONGEST_REASON);
}

/**
 * Sends one request and reads its whole answer, whatever its status, within one time limit. It does not follow
 * redirects: they would carry our credentials to another host. It never throws.
 */
export async function exchange(
  fetch: Fetch,
  request: ExchangeRequest,
): Promise<Result<Answer, ExchangeFailure>> {
  const controller = new AbortController();
  return withTimeout(sendAndRead(fetch, request, controller.signal), request.timeoutMs, () => {
    controller.abort();
    return failure('timeout');
  });
}

async function sendAndRead(
  fetch: Fetch,
  { method, url, headers, json, bytes, maxBytes = DEFAULT_MAX_BYTES }: ExchangeRequest,
  signal: AbortSignal,
): Promise<Result<Answer, ExchangeFailure>> {
  const contentType = json === undefined ? {} : { 'content-type': 'application/json' };
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...contentType, ...headers },
      body: bytes ?? (json === undefined ? null : JSON.stringify(json)),
      redirect: 'manual',
      signal,
    });
    return await readAnswer(response, maxBytes);
  } catch {
    return failure(signal.aborted ? 'timeout' : 'unreachable');
  }
}

async function readAnswer(response: Response, maxBytes: number): Promise<Result<Answer, 'broken_answer'>> {
  const base = { status: response.status, ...retryAfter(response) };
  try {
    return success({ ...base, json: parseJson(await readText(response, maxBytes)) });
  } catch {
    // A refusal keeps its meaning without a body; a success without its body is no success.
    return response.ok ? failure('broken_answer') : success({ ...base, json: undefined });
  }
}

function retryAfter(response: Response): { readonly retryAfterSeconds?: number } {
  const asked = response.headers.get('retry-after') ?? '';
  const seconds = /^\d+$/.test(asked) ? Number(asked) : Math.ceil((Date.parse(asked) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? { retryAfterSeconds: Math.max(0, seconds) } : {};
}

async function readText({ body }: Response, maxBytes: number): Promise<string> {
  if (body === null) return '';
  const bytes = await readAtMost(body, maxBytes);
  if (bytes === undefined) throw new RangeError(`The answer is larger than ${maxBytes} bytes`);
  return new TextDecoder().decode(bytes);
}

/**
 * Translates a status other than 2xx. A redirect means that the configured address is wrong. A content backend answers
 * 405 for a content type that it does not have.
 */
export function statusFailure(status: number): UpstreamFailure {
  if ([401, 403, 405].includes(status) || (status >= 300 && status < 400)) return 'configuration_wrong';
  if (status === 404) return 'not_found';
  if (status === 429) return 'rate_limited';
  // The other side may still be at work.
  if (status === 408 || status === 504) return 'timeout';
  if (status === 425 || status >= 500) return 'unavailable';
  return 'refused';
}

export const isSuccessStatus = (status: number): boolean => status >= 200 && status < 300;

const DELIVERY_FAULT: Readonly<Record<UpstreamFailure, DeliveryFault>> = {
  timeout: 'timed_out',
  unreachable: 'unreachable',
  broken_answer: 'bad_answer',
  refused: 'refused',
  // An unknown address is a configuration error: the deliveries pause until it is corrected.
  not_found: 'no_address',
  configuration_wrong: 'forbidden',
  rate_limited: 'rate_limited',
  unavailable: 'server_error',
};

/** Translates a failed call into the outcome of a delivery. */
export function faultOutcome(failed: {
  readonly code: UpstreamFailure;
  readonly detail?: FailureDetail | undefined;
}): DeliveryOutcome {
  const { status, retryAfterSeconds, said } = failed.detail ?? {};
  return {
    kind: 'fault',
    code: status === 401 ? 'unauthorised' : DELIVERY_FAULT[failed.code],
    ...(status !== undefined && { detail: `status ${status}${said === undefined ? '' : `: ${said}`}` }),
    ...(retryAfterSeconds !== undefined && { retryAfterMs: retryAfterSeconds * 1000 }),
  };
}
