import type { MiddlewareHandler } from 'hono';
import { RETRY_AFTER_SECONDS } from '../api/answers.ts';
import { channelOf } from '../api/read-form.ts';
import { NOT_TYPED, storeSentForm } from '../api/sent-form.ts';
import type { AppEnvironment } from '../app-environment.ts';
import type { Pages } from '../pages/answer-pages.ts';

/** The longest field takes a thousand letters, and a browser sends a line break as two. Nobody typed a longer text. */
const LONGEST_TYPED = 2000;

const isTyped = ([name, value]: readonly [string, string]): boolean =>
  value !== '' && value.length <= LONGEST_TYPED && !NOT_TYPED.has(name);

/**
 * Answers a refused plain form with its own page, filled in and with the problems, in place of the redirect there. The
 * address of a redirect could hold nothing personal. A form that was taken may be sent again by a visitor who went back.
 */
export const answerRefusedForms =
  ({ returned }: Pick<Pages, 'returned'>): MiddlewareHandler<AppEnvironment> =>
  async (context, next) => {
    await next();
    if (context.res.status !== 303 || channelOf(context) !== 'form') return;
    const sent = Object.fromEntries(new URLSearchParams(await context.req.text()));
    const refusal = context.get('refusal');
    await storeSentForm(context, refusal ? undefined : sent);
    if (refusal === undefined) return;
    const form = {
      action: context.req.path,
      values: Object.fromEntries(Object.entries(sent).filter(isTyped)),
    };
    const page = await returned(context, refusal, form);
    if (page === undefined) return;
    // A changed response takes over the headers of the one before.
    context.res.headers.delete('Location');
    context.res = page;
    if (page.status === 429) context.header('Retry-After', RETRY_AFTER_SECONDS);
  };
