import { ownBookingText as text } from '../../../content/text/own-booking.ts';
import { bookedServiceNames } from '../../../content/text/service-names.ts';
import { BOOKING_STAGES } from '../../../records/record-status.ts';
import type { OwnJob } from '../../../services/own-records.ts';
import { indiaDate } from '../../../values/india-time.ts';
import { wordOf } from '../../../values/word-of.ts';
import { addresses, endpoints } from '../../../web/contract/addresses.ts';
import { chatNoticeOf } from '../../../web/document/chat-notice.ts';
import { ROBOTS_NONE } from '../../../web/document/metadata.ts';
import {
  NOT_FOUND,
  type PageContext,
  page,
  returnedTo,
  standardChrome,
} from '../../../web/pages/page-entry.ts';
import { isAtHand, isUnderWay, isUntouched } from '../../jobs/contract.ts';
import { JobProgress, jobHead } from '../../jobs/index.ts';
import type { SlotAlternative } from '../../slots/contract.ts';
import type { BookingView } from '../contract.ts';
import { changeRefusal, isDayOver, timelineOf } from '../rules/appointment.ts';
import { BesideTimes, timesBeside } from './BesideTimes.tsx';
import { BookingFacts, carPicture, Timeline } from './BookingFacts.tsx';
import { BookingLinks } from './BookingLinks.tsx';
import { FinishBooking } from './FinishBooking.tsx';
import { type FreeDay, firstDay, freeDays } from './free-days.ts';
import { CancelVisit, MoveVisit } from './MoveVisit.tsx';
import { OwnHead } from './OwnHead.tsx';
import { plannedWork } from './planned-work.ts';
import { Unavailable } from './Unavailable.tsx';

const BOOKING_PATH = /^\/booking\/([0-9a-f-]{36})$/;

interface ShownBooking {
  readonly booking: BookingView & OwnJob;
  /** The days of a draft or of a booking that may move; missing when it can no longer be changed. */
  readonly days?: readonly FreeDay[];
  /** Times that are confirmed at once; missing where the booking's own time is. */
  readonly beside?: readonly SlotAlternative[];
}

/** Shows a booking to a browser that has opened its link. Without its cookie it answers 404, like an unknown id. */
export const bookingPage = page<{ readonly id: string }, ShownBooking | 'unavailable'>({
  name: 'booking',
  family: 'own-booking',
  group: 'other',
  audience: 'private',
  query: ['done', 'problem', 'from', 'job'],
  chrome: { ...standardChrome, footer: 'short', popup: 'closed' },
  addresses: () => [],
  match(path) {
    const id = BOOKING_PATH.exec(path)?.[1];
    return id === undefined ? undefined : { id };
  },
  async load({ id }, { bookings, slots, query, now, recordToken = '' }) {
    const found = await bookings.find(id, recordToken);
    if (!found.ok) return found.code === 'ledger_unavailable' ? 'unavailable' : NOT_FOUND;
    const booking = found.value;
    const isBegun = booking.job !== undefined && isUnderWay(booking.job);
    const isDraft = BOOKING_STAGES[booking.status] === 'draft';
    if (isBegun || (!isDraft && changeRefusal(booking, now) !== undefined)) return { booking };
    return {
      booking,
      ...(isWaiting(booking) && { beside: await timesBeside(slots, 'jaipur', id) }),
      days: await freeDays(slots, booking, firstDay(query.get('from'), now), now),
    };
  },
  metadata: ({ parameters, context }) => ({
    title: text.title(context.brand.name),
    description: text.description,
    keywords: ['car service booking'],
    image: 'home',
    canonicalPath: addresses.booking(parameters.id),
    robots: ROBOTS_NONE,
  }),
  Page: ({ data, context }) =>
    data === 'unavailable' ? (
      <Unavailable {...text.unavailable} context={context} />
    ) : (
      <Booking {...data} context={context} />
    ),
});

const isWaiting = ({ waits, status }: BookingView): boolean =>
  waits === true && BOOKING_STAGES[status] === 'confirmed';

/** A confirmed booking that no mechanic came for, as far as the operator noted, and whose day is over. */
const isMissed = (booking: ShownBooking['booking'], now: Date): boolean =>
  BOOKING_STAGES[booking.status] === 'confirmed' &&
  isUntouched(booking.job) &&
  isDayOver(booking, now, plannedWork(booking)?.takes);

function stateOf(booking: ShownBooking['booking'], now: Date) {
  if (isMissed(booking, now)) return text.dayOver;
  const stage = BOOKING_STAGES[booking.status];
  const begun = stage === 'confirmed' ? jobHead(booking.job) : undefined;
  if (begun) return begun;
  if (isWaiting(booking)) return text.waiting;
  return stage === 'confirmed' && changeRefusal(booking, now) === 'already_begun'
    ? text.begun
    : text.states[stage];
}

function Booking({ booking, days, beside = [], context }: ShownBooking & { readonly context: PageContext }) {
  const { query, now } = context;
  const stage = BOOKING_STAGES[booking.status];
  const missed = isMissed(booking, now);
  const hasSteps = (booking.job?.steps.length ?? 0) > 0;
  const times = days && {
    days,
    from: firstDay(query.get('from'), now),
    now,
    own: addresses.booking(booking.id),
  };
  const mayChange = times !== undefined && stage === 'confirmed';
  // On the day of the visit comes first what its moment needs, because a phone shows little at once.
  const isDue =
    booking.job !== undefined &&
    stage !== 'cancelled' &&
    isAtHand(booking.job, booking.date === indiaDate(now));
  // Where the day went by and nobody was assigned, a start code helps nobody.
  const job = booking.job && (hasSteps || !missed) && (
    <JobProgress
      kind="booking"
      id={booking.id}
      job={booking.job}
      chatWrites={context.chatWrites}
      phone={context.brand.supportPhoneDial}
      query={query}
      returned={context.returned}
    />
  );
  const details = (
    <>
      {times && stage === 'draft' && (
        <FinishBooking
          booking={booking}
          times={times}
          chatNotice={chatNoticeOf(context)}
          returned={returnedTo(context, endpoints.bookingConfirm(booking.id))}
        />
      )}
      <BesideTimes times={beside} action={endpoints.bookingReschedule(booking.id)} />
      <BookingFacts booking={booking} isFolded={isDue} isMissed={missed} />
      {stage === 'confirmed' && !(booking.job && isUnderWay(booking.job)) && (
        <p className="print-only">{text.onPaper(context.brand.name, context.brand.supportPhone)}</p>
      )}
      <BookingLinks booking={booking} mayChange={mayChange} isMissed={missed} context={context} />
      {times && mayChange && (
        <div>
          <MoveVisit
            {...times}
            action={endpoints.bookingReschedule(booking.id)}
            open={query.has('from') || query.has('problem')}
          />
          <CancelVisit action={endpoints.bookingCancel(booking.id)} text={text.cancel} />
        </div>
      )}
    </>
  );
  return (
    <>
      <OwnHead
        number={text.number(booking.bookingId)}
        badge={missed || isWaiting(booking) ? 'open' : badgeOf[stage]}
        state={stateOf(booking, now)}
        picture={carPicture(booking)}
        context={context}
      />
      <section className="section beside" id="booking" data-own={ownRecordOf(booking)}>
        <div className="own-booking">{isDue ? job : details}</div>
        <div className="own-booking">
          {isDue ? details : job}
          {!missed && !hasSteps && <Timeline steps={timelineOf(booking, now, plannedWork(booking)?.takes)} />}
        </div>
      </section>
    </>
  );
}

/** The part of a confirmed booking that the browser keeps for "My bookings". */
const ownRecordOf = ({ status, id, bookingId, serviceType, date, timeSlot, ...car }: BookingView) =>
  BOOKING_STAGES[status] === 'draft'
    ? undefined
    : JSON.stringify({
        kind: 'booking',
        id,
        number: bookingId,
        subject: [serviceType && wordOf(bookedServiceNames, serviceType), car.carModel ?? car.model]
          .filter(Boolean)
          .join(', '),
        services: serviceType === undefined ? [] : [serviceType],
        car: car.carModel ?? car.model,
        date,
        timeSlot,
        isCancelled: BOOKING_STAGES[status] === 'cancelled',
      });

const badgeOf = { draft: 'open', confirmed: 'good', finished: 'good', cancelled: 'over' } as const;
