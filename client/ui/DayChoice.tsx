import { useState } from 'react';
import { dayText as text } from '../../src/content/text/days.ts';
import { formatShortDay } from '../../src/values/format.ts';
import { addDays } from '../../src/values/india-time.ts';
import { dateDistanceNote } from './date-distance.ts';
import { dayName } from './day-name.ts';
import { Field } from './Field.tsx';
import { ChipRadios } from './radios.tsx';

/** So many chips stand side by side on a phone. */
const CHIPS = 4;
/** The value of the chip that opens the date field. */
const ANOTHER = '';

interface DayChoiceProps {
  readonly id: string;
  readonly name?: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** The date in India; empty until the browser's clock is known. All dates are YYYY-MM-DD. */
  readonly today: string;
  readonly first: string;
  readonly last?: string | undefined;
  readonly value: string;
  readonly onChoose: (date: string) => void;
  /** Shows the date field only after a press, where the form must stay short. */
  readonly folded?: boolean;
}

/**
 * A day: the nearest ones are chips, the date field takes any other. Both have one name, and a form sends the last of
 * it, the date field. Without JavaScript that field stands alone.
 */
export function DayChoice({ today, first, last, value, onChoose, folded = false, ...field }: DayChoiceProps) {
  const [isOpen, setOpen] = useState(!folded);
  const choose = (date: string) => {
    if (folded) setOpen(date === ANOTHER);
    if (date !== ANOTHER) onChoose(date);
  };
  return (
    <>
      {today !== '' && (
        <div className="days">
          <ChipRadios
            legend={text.legend}
            name={field.name ?? `${field.id}-near`}
            value={folded && isOpen ? ANOTHER : value}
            onChoose={choose}
            options={[
              ...nearest(folded ? CHIPS - 1 : CHIPS, first, last).map((date) => ({
                value: date,
                label: dayName(date, today, formatShortDay),
              })),
              ...(folded ? [{ value: ANOTHER, label: text.another }] : []),
            ]}
          />
        </div>
      )}
      {isOpen && (
        <Field
          {...field}
          type="date"
          labelNote={dateDistanceNote(value, today)}
          min={first}
          max={last}
          value={value}
          onChange={({ target }) => onChoose(target.value)}
        />
      )}
    </>
  );
}

const nearest = (count: number, first: string, last: string | undefined): readonly string[] =>
  Array.from({ length: count }, (_, ahead) => addDays(first, ahead)).filter(
    (date) => last === undefined || date <= last,
  );
