import { Hono } from 'hono';
import type { Admin } from '../../../services/admin.ts';
import type { WriteServices } from '../../../services/services.ts';
import { readForm, refuseForm } from '../../../web/api/read-form.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { queryOfShown, reviewDecisionBody, shownReviews } from '../../reviews/contract.ts';
import { operatorOf } from '../auth.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { adminDone, adminProblem } from './responses.ts';

const screenWith = (shown: Parameters<typeof queryOfShown>[0]): string =>
  `${adminAddresses.reviews}?${queryOfShown(shown)}`;

/** Serves the reviews: the operator publishes, hides or answers them. */
export const adminReviewsApi = (services: WriteServices, admin: Admin) =>
  new Hono<AppEnvironment>()
    .get('/', async (context) => {
      const page = await admin.reviews.list(shownReviews(context.req.query()));
      return page.ok
        ? context.json(page.value)
        : adminProblem(context, 'json', adminAddresses.reviews, page.code);
    })
    .post('/:id', async (context) => {
      const form = await readForm(context, reviewDecisionBody);
      const before = screenWith(shownReviews(context.req.query()));
      if (!form.ok) return refuseForm(context, form.fault, before);
      const { state, answer = '' } = form.input;
      const after = screenWith({ state });
      const decision = { state, answer: answer === '' ? null : answer };
      const decided = await admin.reviews.decide(context.req.param('id'), decision, operatorOf(context));
      if (!decided.ok) return adminProblem(context, form.channel, before, decided.code);
      return (await services.publishReviews())
        ? adminDone(context, form.channel, after, `review_${state}`)
        : adminDone(context, form.channel, after, 'review_pages_later');
    });
