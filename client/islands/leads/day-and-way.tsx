import { nextStepText as text } from '../../../src/content/text/next-step.ts';
import { fieldLengths } from '../../../src/features/bookings/rules/booking-record.ts';
import type { NextStep } from '../../../src/features/leads/contract.ts';
import { formatDay } from '../../../src/values/format.ts';
import { addDays } from '../../../src/values/india-time.ts';
import { TextLink } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { ChipRadios, Segments } from '../../ui/radios.tsx';

export type Way = 'bring' | 'collect';

export type Offer = NonNullable<NextStep['offer']>;

interface WayFieldsProps {
  readonly offer: Offer;
  readonly way: Way;
  readonly address: string;
  readonly onWay: (way: Way) => void;
  readonly onAddress: (address: string) => void;
}

/** Asks how the car comes to the workshop. A pickup needs an address; for the other way it shows the workshop's. */
export const WayFields = ({ offer, way, address, onWay, onAddress }: WayFieldsProps) => (
  <>
    {offer.canCollect && (
      <Segments
        label={text.how}
        name="next-step-way"
        value={way}
        onChoose={(value) => onWay(value === 'collect' ? 'collect' : 'bring')}
        options={[
          { value: 'bring', label: text.bring },
          { value: 'collect', label: text.collect },
        ]}
      />
    )}
    {way === 'collect' ? (
      <TextArea
        id="next-step-address"
        label={text.address}
        hint={text.addressHint}
        autoComplete="street-address"
        maxLength={fieldLengths.address}
        rows={2}
        value={address}
        onChange={(event) => onAddress(event.target.value)}
      />
    ) : (
      <p className="small">
        {offer.place.name}, {offer.place.address}
        <br />
        <TextLink href={offer.place.mapUrl} target="_blank" rel="noopener">
          {text.directions}
        </TextLink>
      </p>
    )}
  </>
);

/** So many days stand side by side on a phone. */
const DAYS = 4;

interface DayChipsProps {
  readonly today: string;
  /** The first day that can be chosen. */
  readonly first: string;
  readonly value: string;
  readonly onChoose: (date: string) => void;
}

/** The next days as chips. */
export const DayChips = ({ today, first, value, onChoose }: DayChipsProps) => (
  <ChipRadios
    legend={text.day}
    name="next-step-day"
    value={value}
    onChoose={onChoose}
    options={Array.from({ length: DAYS }, (_, ahead) => {
      const date = addDays(first, ahead);
      return { value: date, label: dayName(date, today) };
    })}
  />
);

/** A day inside a sentence: "today", "tomorrow" or "on Wednesday, 25 November". */
export const dayPhrase = (date: string, today: string): string =>
  date > addDays(today, 1) ? text.onDay(formatDay(date)) : dayName(date, today).toLowerCase();

/** "Today", "Tomorrow", or the weekday, which is clear within a week. */
export function dayName(date: string, today: string): string {
  if (date === today) return text.today;
  const [weekday = ''] = formatDay(date).split(',');
  return date === addDays(today, 1) ? text.tomorrow : weekday;
}
