import { assistantText } from '../../../src/content/text/en/assistant.ts';
import { uiText } from '../../../src/content/text/en/ui.ts';
import { type BookingDraft, OTHER_AREA } from '../../../src/features/bookings/rules/booking-record.ts';
import { formatDay } from '../../../src/values/format.ts';
import { groupedMobileNumber } from '../../../src/values/mobile-number.ts';
import { formatMoney, type Paise } from '../../../src/values/money.ts';
import { carText } from './chat-message.ts';

const text = assistantText.summary;

/** A time stays on one line. */
const unbroken = (time: string): string => time.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');

/** Everything that is about to be booked, to be looked over. */
export function SummaryList({
  draft,
  price,
}: {
  readonly draft: BookingDraft;
  readonly price: Paise | undefined;
}) {
  const { date, timeSlot, mobileNumber } = draft;
  const facts: readonly (readonly [name: string, value: string | undefined])[] = [
    [text.car, carText(draft)],
    [text.service, draft.serviceType],
    [text.price, price === undefined ? text.quote : formatMoney(price)],
    [text.when, date && timeSlot && `${formatDay(date)}, ${unbroken(timeSlot)}`],
    [text.preference, draft.servicePreference],
    [text.area, draft.area === OTHER_AREA ? draft.address : draft.area],
    [text.name, draft.fullName],
    [text.mobileNumber, mobileNumber && `${uiText.countryCode} ${groupedMobileNumber(mobileNumber)}`],
  ];
  return (
    <dl className="chat-facts">
      {facts.map(([name, value]) =>
        value === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
