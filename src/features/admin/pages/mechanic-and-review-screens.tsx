import type { Hono } from 'hono';
import { Badge } from '../../../../client/ui/Badge.tsx';
import { Button, ButtonLink } from '../../../../client/ui/Button.tsx';
import { ChipLink } from '../../../../client/ui/Chip.tsx';
import { EmptyState } from '../../../../client/ui/EmptyState.tsx';
import { Field, Select, TextArea } from '../../../../client/ui/Field.tsx';
import { cities } from '../../../content/cities/all-cities.ts';
import { findService } from '../../../content/services/services.ts';
import { adminText } from '../../../content/text/en/admin.ts';
import { adminJobText } from '../../../content/text/en/admin-job.ts';
import { groupedMobileNumber } from '../../../values/mobile-number.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import type { Mechanic } from '../../jobs/contract.ts';
import { LONGEST_ANSWER, type Review, type ReviewState, reviewQuery } from '../../reviews/contract.ts';
import { adminAddresses, adminEndpoints } from '../contract.ts';
import { AdminFrame, type FrameData } from './AdminFrame.tsx';
import { adminTime } from './format.ts';
import { cityName } from './record-facts.ts';
import type { ScreenParts } from './screen.tsx';

/** Adds the screens of the mechanics and of the reviews. */
export function addMechanicAndReviewScreens(
  screens: Hono<AppEnvironment>,
  { admin, frame, show }: ScreenParts,
): void {
  screens.get('/mechanics', async (request) => {
    const [frameData, found] = await Promise.all([frame(request), admin.mechanics.list()]);
    return show(
      request,
      adminJobText.mechanics.heading,
      <Mechanics frame={frameData} mechanics={found.ok ? found.value : []} />,
    );
  });
  screens.get('/reviews', async (request) => {
    const parsed = reviewQuery.safeParse(request.req.query());
    const { state = 'new', cursor } = parsed.success ? parsed.data : {};
    const [frameData, page] = await Promise.all([frame(request), admin.reviews.list({ state, cursor })]);
    return show(
      request,
      adminJobText.reviews.heading,
      <ReviewList
        frame={frameData}
        state={state}
        reviews={page.ok ? page.value.reviews : []}
        cursor={page.ok ? page.value.cursor : null}
      />,
    );
  });
}

const { mechanics: words, reviews: text } = adminJobText;
const cityOptions = cities.map(({ slug, name }) => ({ value: slug, label: name }));

const Mechanics = ({
  frame,
  mechanics,
}: {
  readonly frame: FrameData;
  readonly mechanics: readonly Mechanic[];
}) => (
  <AdminFrame frame={frame} current="mechanics" title={words.heading} titled>
    <p className="desk-lead">{words.text}</p>
    <div className="desk-split">
      {mechanics.length === 0 ? (
        <EmptyState icon="wrench" title={words.none}>
          {words.noneText}
        </EmptyState>
      ) : (
        <ul className="desk-list">
          {mechanics.map((mechanic) => (
            <MechanicLine key={mechanic.id} mechanic={mechanic} />
          ))}
        </ul>
      )}
      <form className="card form align-start" method="post" action={adminEndpoints.mechanics}>
        <h2>{words.add}</h2>
        <Field id="name" name="name" label={words.name} maxLength={60} autoComplete="off" required />
        <Field
          id="mobileNumber"
          name="mobileNumber"
          type="tel"
          label={words.mobile}
          autoComplete="off"
          required
        />
        <Select id="city" name="city" label={words.city} options={cityOptions} />
        <Button type="submit">{words.save}</Button>
      </form>
    </div>
  </AdminFrame>
);

const MechanicLine = ({
  mechanic: { id, name, mobileNumber, city, active },
}: {
  readonly mechanic: Mechanic;
}) => (
  <li>
    <span>
      <b>{name}</b>
      <small>
        <a href={`tel:+91${mobileNumber}`}>{groupedMobileNumber(mobileNumber)}</a>, {cityName(city)}
      </small>
    </span>
    {!active && <Badge>{words.inactive}</Badge>}
    <form method="post" action={adminEndpoints.mechanics}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="mobileNumber" value={mobileNumber} />
      <input type="hidden" name="city" value={city} />
      <Button
        type="submit"
        name="active"
        value={active ? 'no' : 'yes'}
        kind="quiet"
        short
        aria-label={active ? words.deactivateNamed(name) : words.activateNamed(name)}
      >
        {active ? words.deactivate : words.activate}
      </Button>
    </form>
  </li>
);

interface ReviewListProps {
  readonly frame: FrameData;
  readonly state: ReviewState;
  readonly reviews: readonly Review[];
  readonly cursor: string | null;
}

const STATES = ['new', 'published', 'hidden'] as const;

const ReviewList = ({ frame, state, reviews, cursor }: ReviewListProps) => (
  <AdminFrame frame={frame} current="reviews" title={text.heading} titled>
    <p className="desk-lead">{text.text}</p>
    <div className="chips">
      {STATES.map((one) => (
        <ChipLink key={one} on={one === state} href={`${adminAddresses.reviews}?state=${one}`}>
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
      <ReviewCard key={review.recordId} review={review} now={frame.now} />
    ))}
    {cursor && (
      <div className="pager small">
        <ButtonLink kind="quiet" short href={`${adminAddresses.reviews}?state=${state}&cursor=${cursor}`}>
          {adminText.records.older}
        </ButtonLink>
      </div>
    )}
  </AdminFrame>
);

const ReviewCard = ({ review, now }: { readonly review: Review; readonly now: Date }) => (
  <form className="card form desk-review" method="post" action={adminEndpoints.review(review.recordId)}>
    <p>
      <b>{review.name}</b>, {text.stars(review.stars)}
      <br />
      <small>
        {text.about(findService(review.service)?.name ?? review.service, cityName(review.city))},{' '}
        {adminTime(review.createdAt, now)}, <a href={adminAddresses.record(review.recordId)}>{text.record}</a>
      </small>
    </p>
    <blockquote>{review.words}</blockquote>
    <TextArea
      id={`answer-${review.recordId}`}
      name="answer"
      label={text.answer}
      hint={text.answerHint}
      defaultValue={review.answer ?? ''}
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
