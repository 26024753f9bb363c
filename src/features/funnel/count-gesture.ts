import type { Context } from 'hono';
import type { Services } from '../../services/page-services.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import type { VisitStep } from './rules/steps.ts';
import { visitOfGesture } from './visit.ts';

/** Counts a visit's step that is no page: once, and only for a browser that keeps the visit's cookie. */
export function countGesture(
  context: Context<AppEnvironment>,
  { countSteps, banners, now }: Pick<Services, 'countSteps' | 'banners' | 'now'>,
  step: VisitStep,
): void {
  const published = banners?.peek() ?? [];
  const counted = visitOfGesture(context.req.raw, step, {
    isBanner: (id) => published.some((banner) => banner.id === id),
    now: now(),
  });
  if (counted === undefined) return;
  // The ledger counts a record's steps itself.
  if (step !== 'lead') countSteps?.(counted.reached);
  if (counted.cookie) context.header('Set-Cookie', counted.cookie, { append: true });
}
