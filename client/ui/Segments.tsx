import { classNames } from './class-names.ts';
import { type RadioChoice, radioAttributes } from './radio-choice.ts';
import type { SelectOption } from './Select.tsx';

interface SegmentsProps extends RadioChoice {
  readonly label: string;
  /** One to five: each segment has a star, and those up to the chosen one are filled. */
  readonly stars?: boolean;
  readonly options: readonly SelectOption[];
}

/** Two to four choices side by side: the fuel type. */
export const Segments = ({ label, options, stars, ...choice }: SegmentsProps) => (
  <fieldset className="field">
    <legend>{label}</legend>
    <div className={classNames('segments', stars && 'rate')}>
      {options.map((option) => (
        <label key={option.value}>
          <input {...radioAttributes(choice, option.value, option.disabled)} />
          {stars && <span className="stars one" />}
          {option.label}
        </label>
      ))}
    </div>
  </fieldset>
);
