import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { WriteServices } from '../../services/services.ts';
import { errorAnswer } from './answers.ts';
import { channelOf, readForm, refuseForm, tooManyAnswer } from './read-form.ts';
import { holdsRecord } from './record-link.ts';
import { returnTo } from './return-to.ts';

/**
 * Reads a form that changes the record `id`; its sender must hold that record, and may not flood it. Another sender gets
 * the same 404 for each id: as an error, or for a plain form on the record's own page.
 * @param formPage the page that shows a plain form's problem; default: the record's own page
 */
export async function readOwnForm<Input>(
  context: Context,
  { signer, limits }: Pick<WriteServices, 'signer' | 'limits'>,
  {
    id,
    schema,
    formPage,
  }: { readonly id: string; readonly schema: z.ZodMiniType<Input>; readonly formPage?: string },
) {
  const page = formPage ?? (await returnTo(context));
  if (!(await holdsRecord(context, signer, id))) {
    const isForm = channelOf(context) === 'form';
    const answer = isForm ? context.redirect(page, 303) : errorAnswer(context, 404, 'not_found');
    return { ok: false, answer } as const;
  }
  const form = await readForm(context, schema);
  if (!form.ok) return { ok: false, answer: refuseForm(context, form.fault, page) } as const;
  if (await limits.record(id)) return form;
  return { ok: false, answer: tooManyAnswer(context, form.channel, page) } as const;
}
