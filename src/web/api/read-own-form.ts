import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { Signer } from '../../values/signing.ts';
import { isRecordToken } from '../../values/token.ts';
import { errorAnswer } from './answers.ts';
import { readForm, refuseForm } from './read-form.ts';
import { returnTo } from './return-to.ts';

/**
 * Reads a form that changes the record `id`; its token must belong to that record.
 * @param formPage the page that shows a plain form's problem; default: the record's own page
 */
export async function readOwnForm<Input extends { readonly token: string }>(
  context: Context,
  signer: Signer,
  {
    id,
    schema,
    formPage,
  }: { readonly id: string; readonly schema: z.ZodMiniType<Input>; readonly formPage?: string },
) {
  const page = formPage ?? (await returnTo(context));
  const form = await readForm(context, schema);
  if (!form.ok) return { ok: false, answer: refuseForm(context, form.fault, page) } as const;
  const isOwn = await isRecordToken(signer, id, form.input.token);
  return isOwn ? form : ({ ok: false, answer: errorAnswer(context, 403, 'forbidden') } as const);
}
