import { failure, type Result, success } from '../../values/result.ts';
import type { SheetFault } from './sheet-fault.ts';

/** Asks for the sheet. The signal aborts when the time is over; a function that ignores it is left behind. */
export type FetchSheet = (signal: AbortSignal) => Promise<Response>;

export interface SheetLimits {
  /** For the answer and its whole body together, in ms. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

type ReadFault = Extract<
  SheetFault,
  'unreachable' | 'timeout' | 'status' | 'too_large' | 'html' | 'encoding'
>;

/** What an error is called in the log: its kind, never its text, which can hold an address. */
export const kindOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** The body's bytes, or nothing when there are more than `maxBytes`; the rest is then not downloaded. */
async function readAtMost(response: Response, maxBytes: number): Promise<Uint8Array | undefined> {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body?.cancel();
    return undefined;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
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
  const bytes = await readAtMost(response, maxBytes);
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
  const { promise: overdue, resolve } = Promise.withResolvers<Result<string, ReadFault, string>>();
  const timer = setTimeout(() => {
    resolve(failure('timeout', `not there after ${timeoutMs} ms`));
    abort.abort();
  }, timeoutMs);
  const reading = (async () => textOf(await fetchSheet(abort.signal), maxBytes))().catch((error: unknown) =>
    failure('unreachable', kindOf(error)),
  );
  const read = await Promise.race([reading, overdue]);
  clearTimeout(timer);
  return read;
}
