import { useEffect, useRef, useState } from 'react';
import { checkoutText as text } from '../../../src/content/text/en/checkout.ts';
import { dateDistanceText, fieldMessages } from '../../../src/content/text/en/messages.ts';
import { needsTime, slotSuits } from '../../../src/features/checkout/rules/visit-time.ts';
import type { AvailabilityWindow } from '../../../src/features/doorstep/rules/catalogue.ts';
import type { SlotAlternative, SlotState } from '../../../src/features/slots/contract.ts';
import { dateDistance, slots } from '../../../src/features/slots/rules/slot.ts';
import { formatDay } from '../../../src/values/format.ts';
import { indiaDate } from '../../../src/values/india-time.ts';
import { fetchSlots } from '../../api/slots.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Checkbox, Field, FieldNote } from '../../ui/Field.tsx';
import { ChipRadios } from '../../ui/Radios.tsx';
import type { FieldErrors } from './checkout-state.ts';

interface TimeFieldsProps {
  readonly windows: readonly AvailabilityWindow[];
  readonly firstDate: string;
  readonly lastDate: string;
  readonly errors: FieldErrors;
  readonly id: string;
  /** Free slots near the chosen one, which another visitor booked first. */
  readonly alternatives: readonly SlotAlternative[] | undefined;
  readonly onTaken: () => void;
}

/** The fields for the time of the visit. An emergency needs none; otherwise the visitor chooses a date and a slot. */
export function TimeFields(props: TimeFieldsProps) {
  const { windows, firstDate, lastDate, errors, id, alternatives, onTaken } = props;
  const part = useRef<HTMLFieldSetElement>(null);
  const mayBeUrgent = !needsTime(windows);
  const [isUrgent, setUrgent] = useState(true);
  const [date, setDate] = useState('');
  // Alternatives mean that another visitor took the slot, so the shown free places are stale.
  const free = useFreeSlots(date, alternatives ? 1 : 0);
  const isOpen = !(mayBeUrgent && isUrgent);
  const code = errors.date;
  const take = ({ date: day, id: slot }: SlotAlternative) => {
    setDate(day);
    const choice = part.current?.querySelector<HTMLInputElement>(`[name="timeSlot"][value="${slot}"]`);
    if (choice) {
      choice.checked = true;
      choice.focus();
    }
    onTaken();
  };
  return (
    <fieldset className="part" ref={part}>
      <legend className="h3">{text.when}</legend>
      {mayBeUrgent && (
        <Checkbox checked={isUrgent} onChange={({ target }) => setUrgent(target.checked)}>
          {text.urgent}
        </Checkbox>
      )}
      {alternatives && <SlotGone alternatives={alternatives} onTake={take} />}
      {isOpen && (
        <>
          <Field
            id={`${id}-date`}
            name="date"
            type="date"
            label={text.date}
            labelNote={distanceNote(date)}
            error={code && fieldMessages[code]}
            min={firstDate}
            max={lastDate}
            value={date}
            onChange={({ target }) => setDate(target.value)}
            required
          />
          <SlotChoice windows={windows} free={free} error={errors.timeSlot} id={id} />
        </>
      )}
    </fieldset>
  );
}

function distanceNote(date: string): string | undefined {
  const distance = date === '' ? undefined : dateDistance(date, indiaDate(new Date()));
  if (distance === undefined) return undefined;
  return distance.code === 'days_to_go'
    ? dateDistanceText.days_to_go(distance.days)
    : dateDistanceText[distance.code];
}

interface SlotChoiceProps {
  readonly windows: readonly AvailabilityWindow[];
  readonly free: FreeSlots;
  readonly error: FieldErrors[string];
  readonly id: string;
}

/** The slots at which we do every ordered service, with their free places once those are loaded. */
function SlotChoice({ windows, free, error, id }: SlotChoiceProps) {
  const suiting = slots.filter((slot) => slotSuits(slot, windows));
  const isKnown = Array.isArray(free);
  const offered = isKnown ? suiting.filter((slot) => free.some((state) => state.id === slot.id)) : suiting;
  const leftOf = (slotId: string) => (isKnown ? free.find((state) => state.id === slotId)?.left : undefined);
  const note = slotNote(free, offered.length);
  return (
    <div className={error ? 'field bad' : 'field'}>
      {offered.length > 0 && (
        <ChipRadios
          slots
          legend={text.slot}
          name="timeSlot"
          required
          options={offered.map(({ id: value, label }) => {
            const left = leftOf(value);
            return {
              value,
              label,
              disabled: left === 0,
              detail: left === undefined ? undefined : text.left(left),
            };
          })}
        />
      )}
      <FieldNote id={`${id}-slot`} hint={note} error={error && fieldMessages[error]} />
    </div>
  );
}

function slotNote(free: FreeSlots, offered: number): string | undefined {
  if (free === 'loading') return text.slotsLoading;
  if (free === 'unknown') return text.slotsUnknown;
  return offered === 0 ? text.noSlots : undefined;
}

interface SlotGoneProps {
  readonly alternatives: readonly SlotAlternative[];
  readonly onTake: (alternative: SlotAlternative) => void;
}

/** Reports that another visitor took the slot, and offers free slots near it. */
const SlotGone = ({ alternatives, onTake }: SlotGoneProps) => (
  <div className="changed" role="alert" tabIndex={-1} data-slot-gone>
    <b>{text.slotFull}</b>
    <div className="choices">
      {alternatives.map((alternative) => (
        <Chip key={`${alternative.date} ${alternative.id}`} onClick={() => onTake(alternative)}>
          {text.alternative(formatDay(alternative.date), alternative.label)}
        </Chip>
      ))}
    </div>
  </div>
);

/** The slots of a date; undefined before a date is chosen. */
type FreeSlots = readonly SlotState[] | 'loading' | 'unknown' | undefined;

/** Fetches the slots of a date, and again whenever `version` changes. */
function useFreeSlots(date: string, version: number): FreeSlots {
  const [known, setKnown] = useState<{ readonly about: string; readonly slots: FreeSlots }>();
  const about = `${date} ${version}`;
  useEffect(() => {
    if (date === '') return;
    let isWanted = true;
    void fetchSlots(date).then((slots) => {
      if (isWanted) setKnown({ about, slots: slots ?? 'unknown' });
    });
    return () => {
      isWanted = false;
    };
  }, [date, about]);
  if (date === '') return undefined;
  return known?.about === about ? known.slots : 'loading';
}
