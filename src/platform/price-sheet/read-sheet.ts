import { readAtMost } from '../../values/bytes.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { withTimeout } from '../../values/with-timeout.ts';

/** Fetches the sheet. The signal aborts at the time limit; the caller does not wait for a function that ignores it. */
export type FetchSheet = (signal: AbortSignal) => Promise<Response>;

interface SheetLimits {
  /** For the answer with its whole body, in ms. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

type ReadFault = Extract<
  SheetFault,
  'unreachable' | 'timeout' | 'status' | 'too_large' | 'html' | 'encoding'
>;

/** The error's name for the log. Its message is left out, because it can contain an address. */
export const kindOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** The body's bytes; undefined when there are more than `maxBytes`, and then the download stops. */
async function bytesOf({ headers, body }: Response, maxBytes: number): Promise<Uint8Array | undefined> {
  if (body === null) return new Uint8Array();
  if (Number(headers.get('content-length') ?? 0) <= maxBytes) return readAtMost(body, maxBytes);
  await body.cancel();
  return undefined;
}

/** UTF-8 as text without its byte order mark. UTF-16 without one shows as NULs between the first letters. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.slice(0, 64).includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

async function textOf(response: Response, maxBytes: number): Promise<Result<string, ReadFault, string>> {
  if (!response.ok) {
    await response.body?.cancel();
    return failure('status', `Failed to fetch CSV: ${response.status} ${response.statusText}`);
  }
  const bytes = await bytesOf(response, maxBytes);
  if (bytes === undefined) return failure('too_large', `over ${maxBytes} bytes`);
  const text = decode(bytes);
  if (text === undefined) return failure('encoding', 'not UTF-8');
  if (/\btext\/html\b/i.test(response.headers.get('content-type') ?? '') || /^\s*</.test(text)) {
    return failure('html', 'a web page instead of a sheet');
  }
  return success(text);
}

/** Downloads the sheet within the limits. Never rejects; the detail of a fault is for the log. */
export async function readSheet(
  fetchSheet: FetchSheet,
  { timeoutMs, maxBytes }: SheetLimits,
): Promise<Result<string, ReadFault, string>> {
  const abort = new AbortController();
  const reading = (async () => textOf(await fetchSheet(abort.signal), maxBytes))().catch((error: unknown) =>
    failure('unreachable', kindOf(error)),
  );
  return withTimeout(reading, timeoutMs, () => {
    abort.abort();
    return failure('timeout', `not there after ${timeoutMs} ms`);
  });
}

/** The faults of a download or a sheet. After any of them the last good copy stays in use. */
export type SheetFault =
  /** The connection failed, or broke before the end. */
  | 'unreachable'
  /** The sheet was not complete within the time limit. */
  | 'timeout'
  /** The answer's status was not 2xx. */
  | 'status'
  | 'too_large'
  /** A sign-in or error page instead of the sheet. */
  | 'html'
  /** Not UTF-8: saved as UTF-16 or in an old Windows code page. */
  | 'encoding'
  /** A quote that never closes and swallows the rows after it. */
  | 'open_quote'
  /** No row has the eight columns that a row needs. */
  | 'columns'
  /** No row has both a car and a price. */
  | 'no_prices';
