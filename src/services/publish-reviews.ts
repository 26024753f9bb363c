import { groupsOf } from '../features/reviews/contract.ts';
import type { Reviews } from '../platform/ledger/reviews.ts';
import type { ReviewSource } from '../platform/reviews/review-source.ts';

/** Makes the function that brings the published reviews from the database to KV, where pages read them. */
export const createPublisher =
  (reviews: Pick<Reviews, 'published'>, source: Pick<ReviewSource, 'put'>, now: () => number) =>
  async (): Promise<boolean> => {
    const published = await reviews.published();
    if (!published.ok) return false;
    const { totals, newest } = published.value;
    return source.put({ version: now().toString(36), groups: groupsOf(totals, newest) });
  };
