import type { Context, Hono, MiddlewareHandler } from 'hono';
import { channelOf } from '../../../web/api/read-form.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { addresses, endpoints } from '../../../web/contract/addresses.ts';

/** The screens in the language that the operator of a request reads. */
export type ScreensFor = (context: Context<AppEnvironment>) => Promise<Hono<AppEnvironment>>;

/** The part of an address that follows its root: `records`, `coupons`. */
const listOf = (path: string, root: string): string | undefined => path.slice(root.length).split('/')[1];

/**
 * The screen of the same list to which an answer leads back with a problem; undefined for every other answer. The screen
 * of another list has none of the form's fields.
 */
function screenOf(answer: Response, { path, url }: Context['req']): URL | undefined {
  const address = answer.status === 303 ? answer.headers.get('Location') : null;
  if (address === null) return undefined;
  const screen = new URL(address, url);
  const isOfList = listOf(screen.pathname, addresses.admin) === listOf(path, endpoints.admin);
  return isOfList && screen.searchParams.has('problem') ? screen : undefined;
}

/**
 * Answers a refused plain form with its screen, filled in, in place of the redirect there. The address of a redirect
 * could hold nothing of what the operator typed.
 */
export const keepTyped =
  (screensFor: ScreensFor): MiddlewareHandler<AppEnvironment> =>
  async (context, next) => {
    await next();
    const address = screenOf(context.res, context.req);
    if (address === undefined || channelOf(context) !== 'form') return;
    const values = Object.fromEntries(new URLSearchParams(await context.req.text()));
    context.set('sentForm', { action: context.req.path, values });
    const screens = await screensFor(context);
    // The session and the language are all that a screen reads of its request.
    const asked = new Request(address, { headers: { Cookie: context.req.header('Cookie') ?? '' } });
    const screen = await screens.fetch(asked, { inherited: context.var });
    if (screen.status !== 200) return;
    // A changed response takes over the headers of the one before.
    context.res.headers.delete('Location');
    context.res = new Response(screen.body, { status: 422, headers: screen.headers });
  };
