import type { Context } from 'hono';
import type { Admin } from '../../services/admin.ts';
import { channelOf } from '../../web/api/read-form.ts';
import { adminDone, adminProblem, operatorOf } from '../admin/index.ts';
import { bannerAddresses } from './contract.ts';
import type { Banner } from './rules/banner.ts';
import { type BannerContent, isUnchanged, newBanner, twinOf } from './rules/change.ts';

/** Pages read all published banners, so their number is limited. */
const MOST_BANNERS = 200;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Six random letters. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => LETTERS[byte % LETTERS.length]).join('');

/** Answers a write that is refused; the code of its problem is known. */
export type Refuse = (problem: string, banner?: Banner) => Response | Promise<Response>;

/** Leads a form back to a screen, which shows the problem. */
export const refusedAt =
  (context: Context, screen: string): Refuse =>
  (problem) =>
    adminProblem(context, channelOf(context) ?? 'json', screen, problem);

/** A change of one banner; `to` returns the changed banner or the code of its refusal. */
interface Change {
  readonly to: (
    banner: Banner,
  ) => { readonly ok: true; readonly value: Banner } | { readonly ok: false; readonly code: string };
  /** The line of the audit list. */
  readonly action: string;
  readonly detail?: string;
  readonly done: string;
  readonly refuse?: Refuse;
}

/** The writes of the operator's endpoints, each with its answer. */
export function bannerWrites({ banners }: Admin) {
  const find = async (id: string): Promise<Banner | undefined> => {
    const all = await banners.list();
    return all.ok ? all.value.find((banner) => banner.id === id) : undefined;
  };

  return {
    find,

    async change(context: Context, { to, action, detail, done, refuse }: Change): Promise<Response> {
      const channel = channelOf(context) ?? 'json';
      const id = context.req.param('id') ?? '';
      const before = await find(id);
      if (before === undefined) return adminProblem(context, channel, bannerAddresses.list, 'not_found');
      const screen = bannerAddresses.banner(id);
      const refused = refuse ?? refusedAt(context, screen);
      const after = to(before);
      if (!after.ok) return refused(after.code, before);
      // A form that is sent again changes nothing, and writes no second line into the audit list.
      if (isUnchanged(before, after.value))
        return adminDone(context, channel, screen, done, { banner: before });
      const stored = await banners.change(before, after.value, { action, by: operatorOf(context), detail });
      return stored.ok
        ? adminDone(context, channel, screen, done, { banner: stored.value })
        : refused(stored.code, before);
    },

    /** @param copied the banner that the content was copied from */
    async create(
      context: Context,
      content: BannerContent,
      { refuse, copied }: { readonly refuse: Refuse; readonly copied?: string },
    ): Promise<Response> {
      const done = (banner: Banner) =>
        adminDone(
          context,
          channelOf(context) ?? 'json',
          bannerAddresses.banner(banner.id),
          'banner_created',
          { banner },
        );
      const all = await banners.list();
      if (!all.ok) return refuse(all.code);
      const twin = twinOf(all.value, content, copied);
      if (twin !== undefined) return done(twin);
      if (all.value.length >= MOST_BANNERS) return refuse('too_many_banners');
      const banner = newBanner(newId(), content);
      const created = await banners.create(banner, { action: 'banner_created', by: operatorOf(context) });
      return created.ok ? done(banner) : refuse(created.code);
    },
  };
}
