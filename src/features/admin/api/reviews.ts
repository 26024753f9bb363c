import { Hono } from 'hono';
import type { Admin } from '../../../services/admin.ts';
import type { WriteServices } from '../../../services/services.ts';
import { readForm, refuseForm } from '../../../web/api/read-form.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { reviewDecisionBody, reviewQuery } from '../../reviews/contract.ts';
import { operatorOf } from '../auth.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { adminDone, adminProblem } from './responses.ts';

/** Serves the reviews: the operator publishes, hides or answers them. */
export const adminReviewsApi = (services: WriteServices, admin: Admin) =>
  new Hono<AppEnvironment>()
    .get('/', async (context) => {
      const parsed = reviewQuery.safeParse(context.req.query());
      const { state = 'new', cursor } = parsed.success ? parsed.data : {};
      const page = await admin.reviews.list({ state, cursor });
      return page.ok
        ? context.json(page.value)
        : adminProblem(context, 'json', adminAddresses.reviews, page.code);
    })
    .post('/:id', async (context) => {
      const form = await readForm(context, reviewDecisionBody);
      if (!form.ok) return refuseForm(context, form.fault, adminAddresses.reviews);
      const { state, answer = '' } = form.input;
      const screen = `${adminAddresses.reviews}?state=${state}`;
      const decision = { state, answer: answer === '' ? null : answer };
      const decided = await admin.reviews.decide(context.req.param('id'), decision, operatorOf(context));
      if (!decided.ok) return adminProblem(context, form.channel, screen, decided.code);
      return (await services.publishReviews())
        ? adminDone(context, form.channel, screen, `review_${state}`)
        : adminProblem(context, form.channel, screen, 'pages_later');
    });
