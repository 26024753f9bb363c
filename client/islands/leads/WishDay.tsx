import { type FormEvent, useEffect, useState } from 'react';
import { dayText } from '../../../src/content/text/days.ts';
import { nextStepText as text } from '../../../src/content/text/next-step.ts';
import { addDays } from '../../../src/values/india-time.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { DayChoice } from '../../ui/DayChoice.tsx';
import { dayPhrase } from '../../ui/day-name.ts';
import { useFirstDay } from '../../ui/use-first-day.ts';
import type { LaterAnswer } from './use-next-step.ts';
import { type Offer, type Way, WayFields } from './way-fields.tsx';

interface WishDayProps {
  readonly offer: Offer;
  readonly isSending: boolean;
  readonly onSend: (wish: NonNullable<LaterAnswer['wish']>) => Promise<boolean>;
}

/** Takes the wished day where no slots are booked on the site: a person calls to agree on the hour. */
export function WishDay({ offer, isSending, onSend }: WishDayProps) {
  const { today, first } = useFirstDay();
  const [way, setWay] = useState<Way>('bring');
  const [address, setAddress] = useState('');
  const [date, setDate] = useState(addDays(today, 1));
  const [isSent, setSent] = useState(false);
  // A date that is only half typed is left alone; a day that is over gives way to the first one.
  useEffect(() => setDate((chosen) => (chosen < first ? first : chosen)), [first]);
  const isDay = date >= first;
  const day = dayPhrase(isDay ? date : first, today);
  if (isSent) {
    return (
      <Alert shown tone="good" icon="check">
        {text.wished(day, way === 'collect')}
      </Alert>
    );
  }
  const missing = !isDay
    ? dayText.choose
    : way === 'collect' && address.trim() === ''
      ? text.writeAddress
      : '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (missing !== '') return;
    setSent(
      await onSend({
        servicePreference: way === 'collect' ? 'pickup' : 'walk_in',
        preferredDate: date,
        ...(way === 'collect' && { address: address.trim() }),
      }),
    );
  };
  return (
    <form className="form" onSubmit={(event) => void submit(event)} noValidate>
      <div>
        <h3>{text.agreed}</h3>
        <p className="small">
          {text.takes(offer.takes)} {text.agreedText}
        </p>
      </div>
      <DayChoice
        id="next-step-day"
        label={dayText.anotherLabel}
        today={today}
        first={first}
        value={date}
        onChoose={setDate}
        folded
      />
      <WayFields offer={offer} way={way} address={address} onWay={setWay} onAddress={setAddress} />
      <div className="pay-bar">
        <Button type="submit" busy={isSending} disabled={missing !== ''}>
          {missing || text.sendWish(day)}
        </Button>
      </div>
    </form>
  );
}
