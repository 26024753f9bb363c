import { useState } from 'react';
import { myBookingsText as text } from '../../../src/content/text/my-bookings.ts';
import { bookedServiceNames } from '../../../src/content/text/service-names.ts';
import { slotNames } from '../../../src/content/text/slots.ts';
import { formatDay } from '../../../src/values/format.ts';
import { wordOf } from '../../../src/values/word-of.ts';
import { addresses } from '../../../src/web/contract/addresses.ts';
import { forgetRecord } from '../../api/forget-record.ts';
import { type OwnRecord, ownRecords, recordState } from '../../storage/own-records.ts';
import { useStore } from '../../storage/use-store.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useFirstDay } from '../../ui/use-first-day.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { defineIsland } from '../island.ts';

const NONE: readonly OwnRecord[] = [];

/** Lists the bookings and orders of this device, which only the browser knows. */
function MyBookings() {
  const records = useStore(ownRecords, NONE);
  const { today } = useFirstDay();
  const [hasFailed, setHasFailed] = useState(false);
  const forget = async (record: OwnRecord) => setHasFailed(!(await forgetRecord(record)));
  if (!useHydrated()) return <p className="small">{text.loading}</p>;
  if (records.length === 0) {
    return (
      <EmptyState
        icon="calendar"
        title={text.none}
        action={<ButtonLink href={addresses.services}>{text.book}</ButtonLink>}
      >
        {text.noneText}
      </EmptyState>
    );
  }
  return (
    <>
      {hasFailed && <Alert shown>{text.forgetFailed}</Alert>}
      <ul className="own-list" aria-label={text.list}>
        {records.map((record) => (
          <li key={record.id}>
            <RecordLink record={record} today={today} />
            <button
              type="button"
              className="link small"
              aria-label={text.forget(record.number)}
              onClick={() => void forget(record)}
            >
              {text.remove}
            </button>
          </li>
        ))}
      </ul>
      <p className="caption">{text.note}</p>
    </>
  );
}

const tones = { today: 'accent', upcoming: 'green', past: undefined, cancelled: undefined } as const;

const namesOf = (services: readonly string[], car: string | undefined): string =>
  [...services.map((service) => wordOf(bookedServiceNames, service)), car].filter(Boolean).join(', ');

interface RecordLinkProps {
  readonly record: OwnRecord;
  /** YYYY-MM-DD in India. */
  readonly today: string;
}

function RecordLink({ record, today }: RecordLinkProps) {
  const { kind, id, number, subject, services, car, date, timeSlot } = record;
  const state = recordState(record, today);
  const href = kind === 'booking' ? addresses.booking(id) : addresses.order(id);
  return (
    <a href={href}>
      <b>{services === undefined ? subject : namesOf(services, car)}</b>
      <span>
        {state && <Badge tone={tones[state]}>{text.states[state]}</Badge>}
        {date && timeSlot && text.booked(formatDay(date), wordOf(slotNames, timeSlot))}
      </span>
      <small>{number}</small>
    </a>
  );
}

export const island = defineIsland({ name: 'my-bookings', start: 'load', Component: MyBookings });
