import { type Context, Hono } from 'hono';
import type { Admin } from '../../services/admin.ts';
import type { WriteServices } from '../../services/services.ts';
import { type Channel, readForm, refuseForm } from '../../web/api/read-form.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { adminProblem, operatorOf } from '../admin/index.ts';
import { bannerWrites, type Refuse, refusedAt } from './answer-writes.ts';
import { bannerAddresses, bannerForm, bannerStateBody, keepBody } from './contract.ts';
import { loadResults } from './load-results.ts';
import type { FormValues } from './pages/form-values.ts';
import { readBanner } from './read-banner.ts';
import { refusedForm } from './refused-form.tsx';
import { csvOfResults } from './results-csv.ts';
import type { Banner, BannerFamilies } from './rules/banner.ts';
import { contentOf, edited, withState, withWinner } from './rules/change.ts';
import { givesWhatIsNamed } from './rules/promise.ts';

/** `/api/admin/banners`: the operator writes, starts, ends and judges banners. Every change is in the audit list. */
export function bannersApi(services: WriteServices, admin: Admin, families: BannerFamilies) {
  const { now } = services;
  const api = new Hono<AppEnvironment>();
  const writes = bannerWrites(admin);
  const showAgain = refusedForm(services, admin, families);

  const refusedWith =
    (
      context: Context<AppEnvironment>,
      { channel, input }: { readonly channel: Channel; readonly input: FormValues },
    ): Refuse =>
    (problem, banner) =>
      channel === 'form'
        ? showAgain(context, { values: input, problem, banner })
        : adminProblem(context, channel, bannerAddresses.list, problem);

  /** A promised coupon must be valid for everybody when the banner starts, and give the discount that is named. */
  const couponProblem = async ({ variants }: Banner): Promise<string | undefined> => {
    for (const { coupon, heading, line, button } of variants) {
      if (coupon === undefined) continue;
      const found = await admin.coupons.usable(coupon, { key: '', numberHashes: [] });
      if (!found.ok) return found.code === 'not_found' ? 'no_coupon' : found.code;
      if (!givesWhatIsNamed(`${heading} ${line} ${button}`, found.value)) return 'promise_differs';
    }
    return undefined;
  };

  api.get('/', async (context) => {
    const all = await admin.banners.list();
    return all.ok
      ? context.json({ banners: all.value })
      : adminProblem(context, 'json', bannerAddresses.list, all.code);
  });

  api.post('/', async (context) => {
    const form = await readForm(context, bannerForm);
    if (!form.ok) return refuseForm(context, form.fault, bannerAddresses.create);
    const content = readBanner(form.input, families);
    const refuse = refusedWith(context, form);
    return content.ok ? writes.create(context, content.value, { refuse }) : refuse(content.code);
  });

  api.post('/:id', async (context) => {
    const form = await readForm(context, bannerForm);
    if (!form.ok) return refuseForm(context, form.fault, bannerAddresses.banner(context.req.param('id')));
    const content = readBanner(form.input, families);
    return writes.change(context, {
      to: (banner) => (content.ok ? edited(banner, content.value) : content),
      action: 'banner_changed',
      done: 'banner_changed',
      refuse: refusedWith(context, form),
    });
  });

  api.post('/:id/state', async (context) => {
    const id = context.req.param('id');
    const form = await readForm(context, bannerStateBody);
    if (!form.ok) return refuseForm(context, form.fault, bannerAddresses.banner(id));
    const { state } = form.input;
    const banner = state === 'on' ? await writes.find(id) : undefined;
    const problem = banner && (await couponProblem(banner));
    if (problem) return adminProblem(context, form.channel, bannerAddresses.banner(id), problem);
    return writes.change(context, {
      to: (before) => withState(before, state, now().getTime()),
      action: 'banner_state_set',
      done: 'banner_state_set',
      detail: state,
    });
  });

  api.post('/:id/keep', async (context) => {
    const form = await readForm(context, keepBody);
    if (!form.ok) return refuseForm(context, form.fault, bannerAddresses.banner(context.req.param('id')));
    const { variant = null } = form.input;
    return writes.change(context, {
      to: (banner) => withWinner(banner, variant, now().getTime()),
      action: variant === null ? 'banner_winner_stopped' : 'banner_winner_kept',
      done: variant === null ? 'winner_stopped' : 'winner_kept',
      ...(variant && { detail: variant }),
    });
  });

  api.post('/:id/copy', async (context) => {
    const banner = await writes.find(context.req.param('id'));
    const refuse = refusedAt(context, bannerAddresses.list);
    return banner === undefined
      ? refuse('not_found')
      : writes.create(context, contentOf(banner), { refuse, copied: banner.id });
  });

  api.get('/:id/results', async (context) => {
    const banner = await writes.find(context.req.param('id'));
    if (banner === undefined) return adminProblem(context, 'json', bannerAddresses.list, 'not_found');
    const results = await loadResults(admin, banner, now().getTime());
    return results.ok
      ? context.json(results.value)
      : adminProblem(context, 'json', bannerAddresses.list, results.code);
  });

  api.get('/:id/results.csv', async (context) => {
    const banner = await writes.find(context.req.param('id'));
    if (banner === undefined) return adminProblem(context, 'json', bannerAddresses.list, 'not_found');
    const results = await loadResults(admin, banner, now().getTime());
    if (!results.ok) return adminProblem(context, 'json', bannerAddresses.list, results.code);
    await admin.audit.add({ by: operatorOf(context), action: 'banner_results_exported', subject: banner.id });
    return context.body(csvOfResults(results.value), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="banner-${banner.id}.csv"`,
    });
  });

  return api;
}
