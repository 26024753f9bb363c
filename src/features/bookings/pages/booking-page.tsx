import { Alert } from '../../../../client/ui/Alert.tsx';
import { Badge } from '../../../../client/ui/Badge.tsx';
import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { Picture } from '../../../../client/ui/Picture.tsx';
import { ownBookingText as text } from '../../../content/text/en/own-booking.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { ROBOTS_NONE } from '../../../web/document/metadata.ts';
import { NOT_FOUND, type PageContext, page, standardChrome } from '../../../web/pages/page-entry.ts';
import { problemText } from '../../../web/pages/problem-text.ts';
import type { BookingView } from '../contract.ts';
import { changeRefusal, timelineOf } from '../rules/appointment.ts';
import { BookingFacts, carPicture, Timeline } from './BookingFacts.tsx';
import { BookingLinks } from './BookingLinks.tsx';
import { type FreeDay, firstDay, freeDays } from './free-days.ts';
import { CancelBooking, MoveBooking } from './MoveBooking.tsx';

const BOOKING_PATH = /^\/booking\/([0-9a-f-]{36})$/;

interface ShownBooking {
  readonly booking: BookingView;
  readonly token: string;
  /** Missing when the booking can no longer be changed. */
  readonly days?: readonly FreeDay[];
}

/** Shows a booking to anyone who has its link. A wrong token answers 404, like an unknown id. */
export const bookingPage = page<{ readonly id: string }, ShownBooking | 'unavailable'>({
  name: 'booking',
  family: 'own-booking',
  group: 'other',
  audience: 'private',
  query: ['token', 'done', 'problem', 'from'],
  chrome: { ...standardChrome, popup: { automatic: false, exitIntent: false, forceClosed: true } },
  addresses: () => [],
  match(path) {
    const id = BOOKING_PATH.exec(path)?.[1];
    return id === undefined ? undefined : { id };
  },
  async load({ id }, { bookings, slots, query, now }) {
    const token = query.get('token') ?? '';
    const found = await bookings.find(id, token);
    if (!found.ok) return found.code === 'ledger_unavailable' ? 'unavailable' : NOT_FOUND;
    const booking = found.value;
    if (changeRefusal(booking, now) !== undefined) return { booking, token };
    return {
      booking,
      token,
      days: await freeDays(slots, booking, firstDay(query.get('from'), now), now),
    };
  },
  metadata: ({ parameters, context }) => ({
    title: text.title(context.brand.name),
    description: text.description,
    keywords: ['car service booking'],
    image: '/images/share/home.png',
    canonicalPath: addresses.booking(parameters.id),
    robots: ROBOTS_NONE,
  }),
  Page: ({ data, context }) =>
    data === 'unavailable' ? <Unavailable context={context} /> : <Booking {...data} context={context} />,
});

function Booking({ booking, token, days, context }: ShownBooking & { readonly context: PageContext }) {
  const { query, now, brand } = context;
  const state = text.states[booking.status];
  const from = query.get('from');
  return (
    <>
      <div className="page-head with-picture own-head">
        <div className="page">
          <div>
            <p className="own-number">
              <Badge {...badgeOf[booking.status]}>{text.number(booking.bookingId)}</Badge>
            </p>
            <h1>{state.heading}</h1>
            <p className="lead">{state.text}</p>
            <ChangeNotice query={query} brand={brand} />
          </div>
          <Picture name={carPicture(booking)} priority hiddenOnPhones />
        </div>
      </div>
      <section className="section" id="booking">
        <div className="page beside">
          <div className="own-booking">
            <BookingFacts booking={booking} />
            <p className="print-only">{text.onPaper(context.brand.name, context.brand.supportPhone)}</p>
            <BookingLinks booking={booking} token={token} context={context} />
            {days && (
              <div>
                <MoveBooking
                  booking={booking}
                  token={token}
                  days={days}
                  from={firstDay(from, now)}
                  now={now}
                  open={from !== null || query.has('problem')}
                />
                <CancelBooking id={booking.id} token={token} />
              </div>
            )}
          </div>
          <div className="own-booking">
            <Timeline steps={timelineOf(booking, now)} />
          </div>
        </div>
      </section>
    </>
  );
}

const badgeOf = {
  in_progress: { tone: 'accent', icon: 'clock' },
  completed: { tone: 'green', icon: 'check' },
  fulfilled: { tone: 'green', icon: 'check' },
  cancelled: { icon: 'x' },
} as const;

const doneTexts: Readonly<Record<string, string>> = text.done;

/** Shows the result of a plain form, which arrives as a code in the address. */
function ChangeNotice({ query, brand }: Pick<PageContext, 'query' | 'brand'>) {
  const code = query.get('done') ?? '';
  const success = Object.hasOwn(doneTexts, code) ? doneTexts[code] : undefined;
  if (success !== undefined) return <Alert tone="good">{success}</Alert>;
  const problem = query.get('problem');
  return problem === null ? null : <Alert>{problemText(problem, brand.supportPhone, text.problems)}</Alert>;
}

const Unavailable = ({ context: { brand } }: { readonly context: PageContext }) => (
  <div className="page-head">
    <div className="page">
      <h1>{text.unavailable.heading}</h1>
      <p className="lead">{text.unavailable.text}</p>
      <ButtonLink href={`tel:${brand.supportPhoneDial}`} icon="phone">
        {text.call}
      </ButtonLink>
    </div>
  </div>
);
