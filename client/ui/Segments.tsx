import { type RadioChoice, radioAttributes } from './radio-choice.ts';
import type { SelectOption } from './Select.tsx';

interface SegmentsProps extends RadioChoice {
  readonly label: string;
  readonly options: readonly SelectOption[];
}

/** Two to four choices side by side: the fuel type. */
export const Segments = ({ label, options, ...choice }: SegmentsProps) => (
  <fieldset className="field">
    <legend>{label}</legend>
    <div className="segments">
      {options.map((option) => (
        <label key={option.value}>
          <input {...radioAttributes(choice, option.value, option.disabled)} />
          {option.label}
        </label>
      ))}
    </div>
  </fieldset>
);
