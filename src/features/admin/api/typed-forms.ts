import type { Context, MiddlewareHandler } from 'hono';
import { channelOf } from '../../../web/api/read-form.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { adminAddresses } from '../contract/addresses.ts';
import type { RecordAnswers } from '../pages/one-record-screens.tsx';

/** The answers in the language that the operator of a request reads. */
export type RecordAnswersFor = (context: Context<AppEnvironment>) => Promise<RecordAnswers | undefined>;

/** The code with which an answer leads back to the screen of a record; null for every other answer. */
function problemOf(answer: Response, screen: string): string | null {
  const address = answer.status === 303 ? answer.headers.get('Location') : null;
  if (address === null) return null;
  const { pathname, searchParams } = new URL(address, 'https://site.invalid');
  return pathname === screen ? searchParams.get('problem') : null;
}

/**
 * Answers a refused plain form of a record with the record's screen, filled in, in place of the redirect there. The
 * address of a redirect could hold nothing of what the operator typed.
 */
export const keepTyped =
  (answersFor: RecordAnswersFor): MiddlewareHandler<AppEnvironment, '/:id/:action?'> =>
  async (context, next) => {
    // After the endpoint has answered, the parameters are its own.
    const { id, action = '' } = context.req.param();
    await next();
    const problem = problemOf(context.res, adminAddresses.record(id));
    if (problem === null || channelOf(context) !== 'form') return;
    const values = Object.fromEntries(new URLSearchParams(await context.req.text()));
    const screen = await (await answersFor(context))?.refused(context, id, { problem, action, values });
    if (screen === undefined) return;
    // A changed response takes over the headers of the one before.
    context.res.headers.delete('Location');
    context.res = screen;
  };
