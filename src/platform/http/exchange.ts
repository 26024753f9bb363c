import { parseJson } from '../../values/parse-json.ts';
import { failure, type Result, success } from '../../values/result.ts';

/** The platform's `fetch`, handed in so that a test or another host can stand in. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface ExchangeRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** From the first byte sent to the last byte read. */
  readonly timeoutMs: number;
  /** An answer above this is broken and is not read to its end. Default 1 MB. */
  readonly maxBytes?: number;
}

/** An answer of any status. `json` is undefined where the body was empty or no JSON (HTML, cut off, too large). */
export interface Answer {
  readonly status: number;
  readonly json: unknown;
  /** From `Retry-After`, in seconds. */
  readonly retryAfterSeconds?: number;
}

/** Nothing usable came back; the other side may have acted all the same. */
export type ExchangeFailure = 'timeout' | 'unreachable' | 'broken_answer';

/** Everything a call to an outside system can come to, beside success. */
export type UpstreamFailure =
  | ExchangeFailure
  | 'refused'
  | 'not_found'
  | 'configuration_wrong'
  | 'rate_limited'
  | 'unavailable';

const DEFAULT_MAX_BYTES = 1_048_576;

async function readLimited(response: Response, maxBytes: number): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new RangeError(`The answer is larger than ${maxBytes} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

function retryAfter(response: Response): { readonly retryAfterSeconds?: number } {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? { retryAfterSeconds: seconds } : {};
}

async function readAnswer(response: Response, maxBytes: number): Promise<Result<Answer, 'broken_answer'>> {
  const base = { status: response.status, ...retryAfter(response) };
  try {
    return success({ ...base, json: parseJson(await readLimited(response, maxBytes)) });
  } catch {
    // The status of a refusal is worth more than its lost body; a success without its body is not a success.
    return response.ok ? failure('broken_answer') : success({ ...base, json: undefined });
  }
}

/**
 * One request and its whole answer, within one time limit that also covers reading. Redirects are not followed:
 * they would carry our credentials to another host. It never throws.
 */
export async function exchange(
  fetch: Fetch,
  request: ExchangeRequest,
): Promise<Result<Answer, ExchangeFailure>> {
  const controller = new AbortController();
  const timedOut = Promise.withResolvers<Result<Answer, ExchangeFailure>>();
  const timer = setTimeout(() => {
    controller.abort();
    timedOut.resolve(failure('timeout'));
  }, request.timeoutMs);
  const talk = async (): Promise<Result<Answer, ExchangeFailure>> => {
    try {
      const response = await fetch(request.url, {
        method: request.method,
        headers: {
          accept: 'application/json',
          ...(request.json === undefined ? {} : { 'content-type': 'application/json' }),
          ...request.headers,
        },
        body: request.json === undefined ? null : JSON.stringify(request.json),
        redirect: 'manual',
        signal: controller.signal,
      });
      return await readAnswer(response, request.maxBytes ?? DEFAULT_MAX_BYTES);
    } catch {
      return failure(controller.signal.aborted ? 'timeout' : 'unreachable');
    }
  };
  try {
    return await Promise.race([talk(), timedOut.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * What a status that is no success means. A redirect means that the configured address is not the right one; 405, that
 * nobody takes this call there: a content backend answers it for a content type that it does not have.
 */
export function statusFailure(status: number): UpstreamFailure {
  if ([401, 403, 405].includes(status) || (status >= 300 && status < 400)) return 'configuration_wrong';
  if (status === 404) return 'not_found';
  if (status === 429) return 'rate_limited';
  // The other side may be at work still.
  if (status === 408 || status === 504) return 'timeout';
  if (status === 425 || status >= 500) return 'unavailable';
  return 'refused';
}

/** 2xx. */
export const isSuccessStatus = (status: number): boolean => status >= 200 && status < 300;
