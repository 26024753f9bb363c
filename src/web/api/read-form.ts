import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { cleanTexts } from '../../values/clean-text.ts';
import { parseJson } from '../../values/parse-json.ts';
import type { Refusal } from '../app-environment.ts';
import { type FieldProblems, fieldProblems } from '../contract/field-problems.ts';
import { errorAnswer } from './answers.ts';
import { withFirstKey } from './sent-form.ts';

/** The source of a write: JSON from our scripts, or a plain form, whose answer is a redirect or a page. */
export type Channel = 'json' | 'form';

type FormFault =
  | { readonly code: 'unsupported_media_type' }
  | { readonly code: 'invalid'; readonly channel: Channel; readonly fields: FieldProblems };

type ReadForm<Input> =
  | { readonly ok: true; readonly channel: Channel; readonly input: Input }
  | { readonly ok: false; readonly fault: FormFault };

/**
 * Reads and parses a body by the schema that the browser uses too. It refuses content types other than JSON and forms.
 * Every text is cleaned here, before any schema: no record may hold a character that an outside system refuses.
 */
export async function readForm<Schema extends z.ZodMiniType>(
  context: Context,
  schema: Schema,
): Promise<ReadForm<z.infer<Schema>>> {
  const channel = channelOf(context);
  if (channel === undefined) return { ok: false, fault: { code: 'unsupported_media_type' } };
  const sent = cleanTexts(await readBody(context, channel));
  const parsed = schema.safeParse(sent);
  if (parsed.success) return { ok: true, channel, input: parsed.data };
  return { ok: false, fault: { code: 'invalid', channel, fields: fieldProblems(parsed.error) } };
}

/** Undefined for a content type other than the two that the API accepts. */
export function channelOf(context: Context): Channel | undefined {
  const [type = ''] = (context.req.header('Content-Type') ?? '').toLowerCase().split(';');
  if (type.trim() === 'application/json') return 'json';
  return type.trim() === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

/** A body that cannot be parsed becomes undefined, which no schema accepts. */
async function readBody(context: Context, channel: Channel): Promise<unknown> {
  const text = await context.req.text();
  if (channel === 'json') return parseJson(text);
  return withFirstKey(context, Object.fromEntries(new URLSearchParams(text)));
}

/** The answer to a refused form. A plain form's visitor returns to `formPage`, which shows the problem. */
export function refuseForm(context: Context, fault: FormFault, formPage: string): Response {
  if (fault.code === 'unsupported_media_type') return errorAnswer(context, 415, 'unsupported_media_type');
  if (fault.channel === 'form')
    return problemRedirect(context, formPage, firstProblem(fault.fields), fault.fields);
  return errorAnswer(context, 400, 'invalid', { fields: fault.fields });
}

/** The answer to a sender above the limit: a sentence with the phone number, as JSON or on the form's own page. */
export const tooManyAnswer = (context: Context, channel: Channel, formPage: string): Response =>
  channel === 'form'
    ? problemRedirect(context, formPage, 'too_many_requests')
    : errorAnswer(context, 429, 'too_many_requests');

const firstProblem = (fields: FieldProblems): string => Object.values(fields)[0] ?? 'invalid';

/**
 * Redirects to a form's own page with the code of the problem. The address never repeats the input, which may be
 * personal. `answerRefusedForms` answers a visitor's form with that page itself.
 */
export function problemRedirect(
  context: Context,
  formPage: string,
  problem: string,
  problems: FieldProblems = {},
): Response {
  const page = `${formPage}${formPage.includes('?') ? '&' : '?'}problem=${encodeURIComponent(problem)}`;
  const refusal: Refusal = { page, problem, problems };
  context.set('refusal', refusal);
  return context.redirect(page, 303);
}

type LedgerFault = 'idempotency_mismatch' | 'ledger_unavailable' | 'not_found' | 'status_refused';

/** The answer when the ledger fails. The record was not confirmed, so the visitor can send it again. */
export function ledgerFault(
  context: Context,
  fault: LedgerFault,
  channel: Channel,
  formPage: string,
): Response {
  if (channel === 'form') return problemRedirect(context, formPage, fault);
  switch (fault) {
    case 'idempotency_mismatch':
      return errorAnswer(context, 422, 'idempotency_mismatch');
    case 'not_found':
      return errorAnswer(context, 404, 'not_found');
    case 'status_refused':
      return errorAnswer(context, 409, 'conflict');
    case 'ledger_unavailable':
      return errorAnswer(context, 503, 'unavailable');
  }
}
