import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { WriteServices } from '../../services/services.ts';
import { isRecordToken } from '../../values/token.ts';
import { errorAnswer } from './answers.ts';
import { readForm, refuseForm, tooManyAnswer } from './read-form.ts';
import { returnTo } from './return-to.ts';

/**
 * Reads a form that changes the record `id`; its token must belong to that record, and its holder may not flood it.
 * @param formPage the page that shows a plain form's problem; default: the record's own page
 */
export async function readOwnForm<Input extends { readonly token: string }>(
  context: Context,
  { signer, limits }: Pick<WriteServices, 'signer' | 'limits'>,
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
  if (!isOwn) return { ok: false, answer: errorAnswer(context, 403, 'forbidden') } as const;
  if (await limits.record(id)) return form;
  return { ok: false, answer: tooManyAnswer(context, form.channel, page) } as const;
}
