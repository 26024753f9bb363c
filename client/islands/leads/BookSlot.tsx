import { type FormEvent, useEffect, useState } from 'react';
import { dayText } from '../../../src/content/text/days.ts';
import { nextStepText as text } from '../../../src/content/text/next-step.ts';
import { slotNames, slotNote } from '../../../src/content/text/slots.ts';
import { OTHER_AREA } from '../../../src/features/bookings/rules/booking-record.ts';
import type { NextStep } from '../../../src/features/leads/contract.ts';
import { isSlotId, type SlotId } from '../../../src/features/slots/contract.ts';
import { BOOKING_WINDOW_DAYS } from '../../../src/features/slots/rules/slot.ts';
import { formatDay, formatShortDay } from '../../../src/values/format.ts';
import { addDays } from '../../../src/values/india-time.ts';
import { addresses } from '../../../src/web/contract/addresses.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ChatNotice } from '../../ui/ChatNotice.tsx';
import { DayChoice } from '../../ui/DayChoice.tsx';
import { dayName } from '../../ui/day-name.ts';
import { Price } from '../../ui/Price.tsx';
import { ChipRadios } from '../../ui/radios.tsx';
import { type DaySlots, useDaySlots } from '../../ui/use-day-slots.ts';
import { useFirstDay } from '../../ui/use-first-day.ts';
import { useSlotBooking } from './use-slot-booking.ts';
import { type Offer, type Way, WayFields } from './way-fields.tsx';

interface BookSlotProps {
  readonly next: NextStep;
  readonly offer: Offer;
  readonly mobileNumber: string;
  readonly onBooked: () => void;
}

/**
 * Books a slot of the chosen service on the site: the day, the time, how the car comes, one press to confirm. The days
 * come first, so that they are on the first screen after Continue.
 */
export function BookSlot({ next, offer, mobileNumber, onBooked }: BookSlotProps) {
  const [way, setWay] = useState<Way>('bring');
  const [address, setAddress] = useState('');
  const [date, setDate] = useState('');
  const [slot, setSlot] = useState<SlotId | ''>('');
  const [losses, setLosses] = useState(0);
  const { today, first, close } = useFirstDay();
  const last = today && addDays(today, BOOKING_WINDOW_DAYS);
  const isDay = date !== '' && date >= first && date <= last;
  const slots = useDaySlots(isDay ? date : '', losses);
  const model = next.car?.model ?? next.carModel;
  const { outcome, isSending, post } = useSlotBooking({
    subject: [next.service?.name, model].filter(Boolean).join(', '),
    services: [offer.serviceType],
    car: model,
    chatNotice: next.chatNotice,
  });
  const hasNone = Array.isArray(slots) && slots.every(({ left }) => left === 0);
  if (hasNone && date === first) close();
  // A day that is over gives way to the first one, and its slot is gone. A date that is only half typed is left alone.
  useEffect(() => {
    setDate((chosen) => (chosen < first ? first : chosen));
    if (first !== '') setSlot('');
  }, [first]);

  const time = slot === '' ? '' : slotNames[slot];
  const when = time && `${dayName(date, today, formatShortDay)}, ${time}`;
  if (outcome.kind === 'confirmed') {
    const { booking } = outcome;
    return (
      <div className="stack" role="status">
        <Alert shown tone="good" icon="check">
          <b>{text.booked}</b>
        </Alert>
        <p>
          <b>{text.bookedNumber(booking.bookingId)}</b>, {formatDay(date)}, {time}
        </p>
        <p>{text.call}</p>
        <ButtonLink href={addresses.booking(booking.id)} wide>
          {text.own}
        </ButtonLink>
      </div>
    );
  }

  const missing = !isDay
    ? dayText.choose
    : slot === ''
      ? text.chooseSlot
      : way === 'collect' && address.trim() === ''
        ? text.writeAddress
        : '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { car, carModel } = next;
    if (missing !== '' || slot === '' || (car ?? carModel) === undefined) return;
    const ended = await post({
      ...(car
        ? { manufacturer: car.manufacturer, model: car.model, fuelType: car.fuelType }
        : carModel !== undefined && { carModel }),
      location: 'jaipur',
      serviceType: offer.serviceType,
      ...(way === 'collect'
        ? { servicePreference: 'pickup', area: OTHER_AREA, address: address.trim() }
        : { servicePreference: 'walk_in' }),
      date,
      timeSlot: slot,
      mobileNumber,
    });
    if (ended.kind === 'confirmed') onBooked();
    if (ended.kind !== 'slot_full') return;
    setSlot('');
    setLosses(losses + 1);
  };

  return (
    <form className="form" onSubmit={(event) => void submit(event)} noValidate>
      <div>
        <h3>{text.when}</h3>
        <p className="small">
          {text.takes(offer.takes)} {text.whenText}
        </p>
      </div>
      <DayChoice
        id="next-step-day"
        label={dayText.anotherLabel}
        today={today}
        first={first}
        last={last}
        value={date}
        folded
        onChoose={(chosen) => {
          setDate(chosen);
          setSlot('');
        }}
      />
      <Times slots={slots} value={slot} onChoose={setSlot} />
      <WayFields offer={offer} way={way} address={address} onWay={setWay} onAddress={setAddress} />
      <ChatNotice text={next.chatNotice} />
      {outcome.kind === 'slot_full' && <Alert shown>{text.lost}</Alert>}
      {(outcome.kind === 'failed' || outcome.kind === 'offline') && <Alert shown>{text.failed}</Alert>}
      <div className="pay-bar">
        {next.price !== undefined && <Price amount={next.price} />}
        <Button type="submit" busy={isSending} disabled={missing !== ''}>
          {missing === '' ? text.confirm(when) : missing}
        </Button>
      </div>
    </form>
  );
}

interface TimesProps {
  readonly slots: DaySlots;
  readonly value: SlotId | '';
  readonly onChoose: (slotId: SlotId) => void;
}

function Times({ slots, value, onChoose }: TimesProps) {
  if (slots === 'loading' || slots === undefined)
    return <p className="small times" aria-busy={slots === 'loading'} />;
  if (slots === 'unknown') return <p className="small">{text.unknownSlots}</p>;
  if (slots.every(({ left }) => left === 0)) return <p className="small times">{text.noSlots}</p>;
  return (
    <ChipRadios
      slots
      legend={text.slot}
      name="next-step-slot"
      value={value}
      onChoose={(id) => {
        if (isSlotId(id)) onChoose(id);
      }}
      options={slots.map(({ id, left }) => ({
        value: id,
        label: slotNames[id],
        detail: slotNote(left),
        disabled: left === 0,
      }))}
    />
  );
}
