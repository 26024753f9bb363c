import * as z from 'zod/mini';
import { lazySchema } from '../../values/lazy-schema.ts';
import { body } from '../../web/contract/body.ts';
import { prose, text, wholeNumber } from '../../web/contract/fields.ts';
import { REVIEW_STATES, type ReviewBook, type ReviewState } from './rules/review.ts';

export {
  averageOf,
  type BookedReview,
  groupOf,
  groupsOf,
  MOST_SHOWN,
  NO_REVIEWS,
  type PublishedReview,
  type ReviewBook,
  type ReviewGroup,
  type ReviewState,
  type ReviewTotal,
  shownName,
} from './rules/review.ts';

/** The longest review and the longest answer, in characters. */
export const LONGEST_REVIEW = 600;
export const LONGEST_ANSWER = 400;

/** `POST …/:id/review` of a booking or an order: the customer's review of the finished job. */
export const reviewBody = lazySchema(() =>
  body(
    z.object({
      stars: wholeNumber(1, 5),
      words: prose(LONGEST_REVIEW),
    }),
  ),
);

/** `POST /api/admin/reviews/:id`: the operator publishes, hides or answers. An empty answer deletes it. */
export const reviewDecisionBody = lazySchema(() =>
  z.object({
    state: z.enum(REVIEW_STATES),
    answer: z.exactOptional(z.string().check(z.trim(), z.maxLength(LONGEST_ANSWER, 'too_long'))),
  }),
);

const reviewQuery = lazySchema(() =>
  body(
    z.object({
      state: z.exactOptional(z.catch(z.optional(z.enum(REVIEW_STATES)), undefined)),
      cursor: z.exactOptional(z.catch(z.optional(text(80)), undefined)),
    }),
  ),
);

/** A part of the operator's list of reviews. */
interface ShownReviews {
  readonly state: ReviewState;
  /** Undefined for the newest. */
  readonly cursor?: string | undefined;
}

/** The part that an address names; without a name the new reviews. */
export function shownReviews(query: unknown): ShownReviews {
  const parsed = reviewQuery.safeParse(query);
  const { state = 'new', cursor } = parsed.success ? parsed.data : {};
  return { state, cursor };
}

/** The query of an address that names this part. */
export const queryOfShown = ({ state, cursor }: ShownReviews): string =>
  String(new URLSearchParams({ state, ...(cursor && { cursor }) }));

/** A review as the operator sees it. */
export interface Review {
  readonly recordId: string;
  readonly service: string;
  readonly city: string;
  readonly place: string;
  readonly name: string;
  readonly stars: number;
  readonly words: string;
  readonly answer: string | null;
  readonly state: ReviewState;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

const published = lazySchema(() =>
  z.object({
    name: z.string(),
    place: z.string(),
    stars: z.int(),
    words: z.string(),
    answer: z.optional(z.string()),
  }),
);

/** The published reviews as KV stores them; another build may have written them. */
export const storedBook: z.ZodMiniType<ReviewBook> = lazySchema(() =>
  z.object({
    version: z.string(),
    groups: z.record(z.string(), z.object({ count: z.int(), stars: z.int(), newest: z.array(published) })),
  }),
);
