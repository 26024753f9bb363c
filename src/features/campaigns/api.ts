import { type Context, Hono } from 'hono';
import type { Admin } from '../../services/admin.ts';
import type { WriteServices } from '../../services/services.ts';
import { cleanName } from '../../values/campaign.ts';
import { indiaDate } from '../../values/india-time.ts';
import { errorAnswer } from '../../web/api/answers.ts';
import { type Channel, readForm, refuseForm } from '../../web/api/read-form.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { adminDone, adminProblem, operatorOf } from '../admin/index.ts';
import { couponCode } from '../coupons/contract.ts';
import {
  campaignAddresses,
  campaignQuery,
  linkBody,
  spendBody,
  spendFileBody,
  stateBody,
} from './contract.ts';
import { csvOfCampaigns } from './csv.ts';
import { ownPath } from './links.ts';
import { type FigureSources, loadFigures, periodsOf } from './load-figures.ts';
import { paiseOf, readSpend } from './rules/spend.ts';

/** `/api/admin/campaigns`: the operator accepts names, notes what campaigns cost, and makes links. All is audited. */
export function campaignsApi(
  services: WriteServices,
  admin: Admin,
  familyOf: () => Promise<FigureSources['familyOf']>,
) {
  const api = new Hono<AppEnvironment>();

  const loaded = async (context: Context<AppEnvironment>) => {
    const query = campaignQuery.parse(context.req.query());
    const sources = { admin, familyOf: await familyOf() };
    const periods = periodsOf(query, indiaDate(services.now()));
    const found = await Promise.all(
      periods.map(async (period) => ({ period, ...(await loadFigures(query.part, period, sources)) })),
    );
    // A file with a period missing would look like a period without a lead.
    const figures = found.flatMap((one) => (one.ok ? [{ period: one.period, ...one.value }] : []));
    return figures.length === found.length ? { part: query.part, figures } : undefined;
  };

  api.get('/', async (context) => {
    const found = await loaded(context);
    if (found === undefined) return errorAnswer(context, 503, 'unavailable');
    return context.json({
      periods: found.figures.map(({ period, ...figures }) => ({ ...period, ...figures })),
    });
  });

  api.get('/export', async (context) => {
    const found = await loaded(context);
    if (found === undefined) return errorAnswer(context, 503, 'unavailable');
    context.header('Content-Disposition', 'attachment; filename="campaigns.csv"');
    return context.body(csvOfCampaigns(found.part, found.figures), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
    });
  });

  const answer = (
    context: Context,
    channel: Channel,
    done: string,
    result: { readonly ok: true } | { readonly ok: false; readonly code: string },
  ) =>
    result.ok
      ? adminDone(context, channel, campaignAddresses.list, done)
      : adminProblem(context, channel, campaignAddresses.list, result.code);

  api.post('/state', async (context) => {
    const form = await readForm(context, stateBody);
    if (!form.ok) return refuseForm(context, form.fault, campaignAddresses.list);
    const { name, state } = form.input;
    const set = await admin.campaigns.setState(cleanName(name) ?? '', state, operatorOf(context));
    return answer(context, form.channel, `campaign_${state}`, set);
  });

  api.post('/spend', async (context) => {
    const form = await readForm(context, spendBody);
    if (!form.ok) return refuseForm(context, form.fault, campaignAddresses.list);
    const { name, day, rupees } = form.input;
    const row = { day, name: cleanName(name) ?? '', amount: paiseOf(rupees) ?? 0 };
    const set = await admin.campaigns.setSpend([row], operatorOf(context));
    return answer(context, form.channel, 'campaign_spend', set);
  });

  api.post('/spend-file', async (context) => {
    const form = await readForm(context, spendFileBody);
    if (!form.ok) return refuseForm(context, form.fault, campaignAddresses.list);
    const read = readSpend(form.input.csv);
    const set = read.ok ? await admin.campaigns.setSpend(read.value, operatorOf(context)) : read;
    return answer(context, form.channel, 'campaign_spend', set);
  });

  api.post('/links', async (context) => {
    const form = await readForm(context, linkBody);
    const screen = campaignAddresses.links;
    if (!form.ok) return refuseForm(context, form.fault, screen);
    const { channel, input } = form;
    const path = ownPath(input.path, services.siteUrl);
    if (path === undefined || (await familyOf())(path) === undefined)
      return adminProblem(context, channel, screen, 'link_path');
    const coupon = input.coupon === undefined ? '' : couponCode(input.coupon);
    if (coupon !== '' && !(await admin.coupons.find(coupon)).ok)
      return adminProblem(context, channel, screen, 'link_coupon');
    const [name = '', source = '', content = ''] = [input.name, input.source, input.content ?? ''].map(
      cleanName,
    );
    const link = { path, name, source, medium: input.medium, content, coupon };
    const made = await admin.campaigns.addLink(link, operatorOf(context));
    if (!made.ok) return adminProblem(context, channel, screen, made.code);
    await admin.campaigns.setState(name, 'accepted', operatorOf(context));
    return adminDone(context, channel, campaignAddresses.link(made.value), 'campaign_link', {
      code: made.value,
    });
  });

  return api;
}
