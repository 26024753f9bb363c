import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { type RadioChoice, radioAttributes } from './radio-choice.ts';
import type { SelectOption } from './Select.tsx';

interface ChipRadiosProps extends RadioChoice {
  readonly legend: string;
  readonly options: readonly (SelectOption & { readonly detail?: string | undefined })[];
  /** Two columns of boxes, for time slots. */
  readonly slots?: boolean;
}

/** Chips that work in a plain form: dates, time slots, areas. */
export const ChipRadios = ({ legend, options, slots, ...choice }: ChipRadiosProps) => (
  <fieldset>
    <legend className="vh">{legend}</legend>
    <div className={classNames(slots ? 'slots' : 'choices')}>
      {options.map((option) => (
        <label className="chip" key={option.value}>
          <input {...radioAttributes(choice, option.value, option.disabled)} />
          {!slots && <Icon name="check" className="tick" />}
          {option.label}
          {option.detail && <small>{option.detail}</small>}
        </label>
      ))}
    </div>
  </fieldset>
);
