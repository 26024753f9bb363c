import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Result } from '../../values/result.ts';

/** All error codes of the endpoints; a client switches on them. */
export const ERROR_CODES = [
  'invalid',
  'unauthorised',
  'forbidden',
  'robot_suspected',
  'not_found',
  'method_not_allowed',
  'conflict',
  'slot_full',
  'too_large',
  'unsupported_media_type',
  'idempotency_mismatch',
  'too_many_requests',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

interface ErrorDetail {
  /** A text for people. It never repeats the message of a database or of an outside system. */
  readonly message?: string;
  /** A code for each field that is wrong. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Names the request in the log. */
  readonly reference?: string;
  readonly [key: string]: unknown;
}

const messages: Readonly<Record<ErrorCode, string>> = {
  invalid: 'Some of what was sent is missing or not valid.',
  unauthorised: 'Sign in first.',
  forbidden: 'This is not allowed from here.',
  robot_suspected: 'We could not check that you are a person. Please try again, or call us.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This address does not take that method.',
  conflict: 'This can no longer be done.',
  slot_full: 'This time was just taken.',
  too_large: 'That is more than this address takes.',
  unsupported_media_type: 'Send JSON or a form.',
  idempotency_mismatch: 'This form was sent before with other content.',
  too_many_requests: 'Too many attempts. Please wait a minute, or call us.',
  unavailable: 'We cannot take this right now. Please try again, or call us.',
  internal: 'Something went wrong. Please try again.',
};

/** The visitor cannot correct these errors, so the answer gives the phone number. */
const NOT_CORRECTABLE: ReadonlySet<ErrorCode> = new Set([
  'robot_suspected',
  'too_many_requests',
  'unavailable',
  'internal',
]);

/** The limits of visitors count by the minute. */
export const RETRY_AFTER_SECONDS = '60';

/** The one shape of every error: `{"error": {"code", "message", "fields"?}}`. */
export function errorAnswer(
  context: Context,
  status: ContentfulStatusCode,
  code: ErrorCode,
  { message = messages[code], ...detail }: ErrorDetail = {},
): Response {
  const phone: unknown = context.get('supportPhone');
  const help = NOT_CORRECTABLE.has(code) && typeof phone === 'string' ? { phone } : {};
  context.header('Cache-Control', 'no-store');
  if (status === 429) context.header('Retry-After', RETRY_AFTER_SECONDS);
  return context.json({ error: { code, message, ...help, ...detail } }, status);
}

/**
 * The answer of an object that opens live feeds. Only an open feed is passed on: the middleware adds headers to all
 * other answers, and those of an object's own answer cannot change.
 */
export function feedAnswer(context: Context, live: Result<Response, string>): Response {
  if (live.ok && live.value.status === 101) return live.value;
  return live.ok && live.value.status === 429
    ? errorAnswer(context, 429, 'too_many_requests')
    : errorAnswer(context, 503, 'unavailable');
}
