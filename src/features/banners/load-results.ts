import type { Admin } from '../../services/admin.ts';
import { success } from '../../values/result.ts';
import type { Banner } from './rules/banner.ts';
import { ranMs } from './rules/change.ts';

/** Loads a banner's counts and judges them. The statistics library is loaded here only. */
export async function loadResults(admin: Pick<Admin, 'banners'>, banner: Banner, now: number) {
  const [outcomes, { resultsOf }] = await Promise.all([
    admin.banners.outcomes(banner),
    import('./rules/results.ts'),
  ]);
  if (!outcomes.ok) return outcomes;
  return success(resultsOf(banner.variants, outcomes.value, { ranMs: ranMs(banner, now) }));
}
