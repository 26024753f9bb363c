import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type ErrorCode, errorAnswer } from '../../../web/api/answers.ts';
import type { Channel } from '../../../web/api/read-form.ts';

const withCode = (screen: string, name: 'done' | 'problem', code: string): string =>
  `${screen}${screen.includes('?') ? '&' : '?'}${name}=${code}`;

/** Answers a successful change: a form is redirected to its screen with a code, JSON gets the code and details. */
export const adminDone = (
  context: Context,
  channel: Channel,
  screen: string,
  done: string,
  detail: Readonly<Record<string, unknown>> = {},
): Response =>
  channel === 'form'
    ? context.redirect(withCode(screen, 'done', done), 303)
    : context.json({ done, ...detail });

const answers: Readonly<Record<string, readonly [ContentfulStatusCode, ErrorCode]>> = {
  invalid: [400, 'invalid'],
  code_invalid: [400, 'invalid'],
  gstin_invalid: [400, 'invalid'],
  incomplete: [400, 'invalid'],
  unknown_service: [400, 'invalid'],
  wrong_code: [403, 'forbidden'],
  code_locked: [429, 'too_many_requests'],
  sheet_refused: [400, 'invalid'],
  no_file: [400, 'invalid'],
  too_large: [413, 'too_large'],
  not_found: [404, 'not_found'],
  too_many_tests: [429, 'too_many_requests'],
  too_many_requests: [429, 'too_many_requests'],
  wrong_passphrase: [401, 'unauthorised'],
  ledger_unavailable: [503, 'unavailable'],
  slots_unavailable: [503, 'unavailable'],
  not_shown: [503, 'unavailable'],
};

/** Answers a failure. A code that is not listed means that the data changed since the operator loaded it: 409. */
export function adminProblem(
  context: Context,
  channel: Channel,
  screen: string,
  problem: string,
  detail: Readonly<Record<string, unknown>> = {},
): Response {
  if (channel === 'form') return context.redirect(withCode(screen, 'problem', problem), 303);
  const [status, code] = answers[problem] ?? ([409, 'conflict'] as const);
  return errorAnswer(context, status, code, { reason: problem, ...detail });
}
