import { Hono } from 'hono';
import { Button } from '../../../../client/ui/Button.tsx';
import { ChipLink } from '../../../../client/ui/Chip.tsx';
import { EmptyState } from '../../../../client/ui/EmptyState.tsx';
import { TextArea } from '../../../../client/ui/Field.tsx';
import { findService } from '../../../content/services/services.ts';
import { adminJobText } from '../../../content/text/admin-job.ts';
import { fieldMessages } from '../../../content/text/messages.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { LONGEST_ANSWER, queryOfShown, type Review, shownReviews } from '../../reviews/contract.ts';
import { adminAddresses, adminEndpoints } from '../contract/addresses.ts';
import { AdminFrame, type FrameData } from './AdminFrame.tsx';
import { adminTime, labelOf } from './format.ts';
import { OlderLink } from './OlderLink.tsx';
import { cityName } from './record-facts.ts';
import { frameWith, type ScreenParts } from './screen.tsx';
import { valuesSent } from './typed-form.ts';

const text = adminJobText.reviews;

/** Serves the reviews of one state, which the operator publishes, hides or answers. */
export const reviewScreen = ({ admin, frame, show }: ScreenParts) =>
  new Hono<AppEnvironment>().get('/', async (request) => {
    const shown = shownReviews(request.req.query());
    const [frameData, page] = await Promise.all([frame(request), admin.reviews.list(shown)]);
    return show(
      request,
      text.heading,
      <ReviewList
        frame={frameWith(frameData, page)}
        shown={shown}
        reviews={page.ok ? page.value.reviews : []}
        cursor={page.ok ? page.value.cursor : null}
      />,
    );
  });

interface ReviewListProps {
  readonly frame: FrameData;
  readonly shown: ReturnType<typeof shownReviews>;
  readonly reviews: readonly Review[];
  readonly cursor: string | null;
}

const STATES = ['new', 'published', 'hidden'] as const;

const ReviewList = ({ frame, shown, reviews, cursor }: ReviewListProps) => (
  <AdminFrame frame={frame} current="reviews" title={text.heading} titled>
    <p className="admin-lead">{text.text}</p>
    <div className="chips">
      {STATES.map((one) => (
        <ChipLink
          key={one}
          on={one === shown.state}
          href={`${adminAddresses.reviews}?${queryOfShown({ state: one })}`}
        >
          {text.states[one]}
        </ChipLink>
      ))}
    </div>
    {reviews.length === 0 && (
      <EmptyState icon="star" title={text.none}>
        {text.noneText}
      </EmptyState>
    )}
    {reviews.map((review) => (
      <ReviewCard key={review.recordId} review={review} shown={shown} frame={frame} />
    ))}
    <OlderLink list={`${adminAddresses.reviews}?${queryOfShown({ state: shown.state })}`} cursor={cursor} />
  </AdminFrame>
);

interface ReviewCardProps {
  readonly review: Review;
  readonly shown: ReviewListProps['shown'];
  readonly frame: FrameData;
}

const ReviewCard = ({ review, shown, frame }: ReviewCardProps) => {
  const typed = valuesSent(frame.sent, adminEndpoints.review(review.recordId));
  return (
    <form
      className="card form admin-review"
      method="post"
      action={`${adminEndpoints.review(review.recordId)}?${queryOfShown(shown)}`}
    >
      <p>
        <b>{review.name}</b>, {text.stars(review.stars)}
        <br />
        <small>
          {text.about(findService(review.service)?.name ?? review.service, cityName(review.city))},{' '}
          {adminTime(review.createdAt, frame.now)},{' '}
          <a href={adminAddresses.record(review.recordId)}>{text.record}</a>
        </small>
      </p>
      <blockquote>{review.words}</blockquote>
      <TextArea
        id={`answer-${review.recordId}`}
        name="answer"
        label={text.answer}
        hint={text.answerHint}
        defaultValue={typed?.answer ?? review.answer ?? ''}
        error={typed && labelOf(fieldMessages, frame.problem ?? '')}
        maxLength={LONGEST_ANSWER}
      />
      <div className="row">
        <Button type="submit" name="state" value="published" short>
          {text.publish}
        </Button>
        <Button type="submit" name="state" value="hidden" kind="quiet" short>
          {text.hide}
        </Button>
      </div>
    </form>
  );
};
