import { readAtMost } from '../../values/bytes.ts';
import { decodeText } from '../../values/decode-text.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { withTimeout } from '../../values/with-timeout.ts';

/** Fetches the sheet. The signal aborts at the time limit; the caller does not wait for a function that ignores it. */
export type FetchSheet = (signal: AbortSignal) => Promise<Response>;

/** Seventy times the size of our first sheet. The rows of a larger one would not fit a row of D1. */
export const MOST_SHEET_BYTES = 2 * 1024 * 1024;

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
async function bytesOf(
  { headers, body }: Response,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (body === null) return new Uint8Array();
  if (Number(headers.get('content-length') ?? 0) <= maxBytes) return readAtMost(body, maxBytes);
  await body.cancel();
  return undefined;
}

const isPage = (text: string): boolean => /^\s*</.test(text);

/** The text of a file that was downloaded or uploaded. */
export function sheetText(bytes: Uint8Array<ArrayBuffer>): Result<string, 'encoding' | 'html', string> {
  const text = decodeText(bytes);
  if (text === undefined) return failure('encoding', 'neither UTF-8 nor UTF-16');
  return isPage(text) ? failure('html', 'a web page instead of a sheet') : success(text);
}

async function textOf(response: Response, maxBytes: number): Promise<Result<string, ReadFault, string>> {
  if (!response.ok) {
    await response.body?.cancel();
    return failure('status', `Failed to fetch CSV: ${response.status} ${response.statusText}`);
  }
  const bytes = await bytesOf(response, maxBytes);
  if (bytes === undefined) return failure('too_large', `over ${maxBytes} bytes`);
  if (/\btext\/html\b/i.test(response.headers.get('content-type') ?? ''))
    return failure('html', 'a web page instead of a sheet');
  return sheetText(bytes);
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
  /** Neither UTF-8 nor UTF-16: saved in an old Windows code page. */
  | 'encoding'
  /** A quote that never closes and swallows the rows after it. */
  | 'open_quote'
  /** No row has the eight columns that a row needs. */
  | 'columns'
  /** No row has both a car and a price. */
  | 'no_prices';
