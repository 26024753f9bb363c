import { useEffect, useRef, useState } from 'react';
import { checkoutText as text } from '../../../src/content/text/checkout.ts';
import { windowText } from '../../../src/content/text/opening-hours.ts';
import { slotNames, slotNote } from '../../../src/content/text/slots.ts';
import { needsTime, slotSuits } from '../../../src/features/checkout/rules/visit-time.ts';
import type { AvailabilityWindow } from '../../../src/features/doorstep/rules/catalogue.ts';
import type { SlotAlternative } from '../../../src/features/slots/contract.ts';
import { type Slot, slots } from '../../../src/features/slots/rules/slot.ts';
import { formatDay } from '../../../src/values/format.ts';
import { Chip } from '../../ui/Chip.tsx';
import { DayChoice } from '../../ui/DayChoice.tsx';
import { Checkbox, FieldNote } from '../../ui/Field.tsx';
import { ChipRadios } from '../../ui/radios.tsx';
import { showResult } from '../../ui/result.ts';
import { type DaySlots, useDaySlots } from '../../ui/use-day-slots.ts';
import { useFirstDay } from '../../ui/use-first-day.ts';
import type { OrderFields } from './VisitFields.tsx';

interface TimeFieldsProps {
  readonly windows: readonly AvailabilityWindow[];
  readonly firstDate: string;
  readonly lastDate: string;
  readonly field: OrderFields;
  /** Free slots near the chosen one, which another visitor booked first. */
  readonly alternatives: readonly SlotAlternative[] | undefined;
  readonly onTaken: () => void;
}

/** The fields for the time of the visit. An emergency needs none; otherwise the visitor chooses a date and a slot. */
export function TimeFields(props: TimeFieldsProps) {
  const { windows, firstDate, lastDate, field, alternatives, onTaken } = props;
  const part = useRef<HTMLFieldSetElement>(null);
  const mayBeUrgent = !needsTime(windows);
  const { defaultValue: returnedDate, ...dateField } = field('date');
  const [isUrgent, setUrgent] = useState(returnedDate === undefined);
  const [date, setDate] = useState(returnedDate ?? '');
  // Alternatives mean that another visitor took the slot, so the shown free places are stale.
  const free = useDaySlots(date, alternatives ? 1 : 0);
  const isOpen = !(mayBeUrgent && isUrgent);
  const hasNone = Array.isArray(free) && !slots.some((slot) => !stateOf(slot, windows, free).disabled);
  const { today, first, close } = useFirstDay();
  if (hasNone && date === first) close();
  const min = first > firstDate ? first : firstDate;
  // The visitor should see the first day that has a slot.
  useEffect(() => setDate((chosen) => (chosen < min ? min : chosen)), [min]);
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
          <DayChoice
            {...dateField}
            label={text.date}
            today={today}
            first={min}
            last={lastDate}
            value={date}
            onChoose={setDate}
            required
          />
          <SlotChoice windows={windows} free={free} field={field('timeSlot')} />
        </>
      )}
    </fieldset>
  );
}

interface SlotChoiceProps {
  readonly windows: readonly AvailabilityWindow[];
  readonly free: DaySlots;
  readonly field: ReturnType<OrderFields>;
}

/** The five slots, with their free places once those are loaded; a closed one says why. */
function SlotChoice({ windows, free, field: { id, name, defaultValue, error } }: SlotChoiceProps) {
  const choices = slots.map((slot) => ({ slot, ...stateOf(slot, windows, free) }));
  const note = dayNote(free, choices.filter(({ disabled }) => !disabled).length);
  return (
    <div className={error ? 'field bad' : 'field'}>
      <ChipRadios
        slots
        legend={text.slot}
        name={name}
        defaultValue={defaultValue}
        required
        options={choices.map(({ slot: { id }, ...state }) => ({ value: id, label: slotNames[id], ...state }))}
      />
      <FieldNote id={id} hint={note} error={error} />
    </div>
  );
}

/** Says how many places a slot has, or why it is closed: the hours of the work, begun, or full. */
function stateOf(slot: Slot, windows: readonly AvailabilityWindow[], free: DaySlots) {
  const closed = windows.find((window) => window !== 'always' && !slotSuits(slot, [window]));
  if (closed !== undefined) return { disabled: true, detail: text.closed(windowText(closed)) };
  if (!Array.isArray(free)) return { disabled: false, detail: undefined };
  const left = free.find((state) => state.id === slot.id)?.left;
  if (left === undefined) return { disabled: true, detail: text.begun };
  return { disabled: left === 0, detail: slotNote(left) };
}

function dayNote(free: DaySlots, offered: number): string | undefined {
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
  <div className="changed" role="alert" tabIndex={-1} ref={showResult}>
    <b>{text.slotFull}</b>
    <div className="choices">
      {alternatives.map((alternative) => (
        <Chip key={`${alternative.date} ${alternative.id}`} onClick={() => onTake(alternative)}>
          {text.alternative(formatDay(alternative.date), slotNames[alternative.id])}
        </Chip>
      ))}
    </div>
  </div>
);
