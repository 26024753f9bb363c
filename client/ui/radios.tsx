import type { ChangeEvent } from 'react';
import type { Paise } from '../../src/values/money.ts';
import { classNames } from './class-names.ts';
import type { SelectOption } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { ListPrice, Price } from './Price.tsx';

/** A set of radio buttons. A plain form sets `defaultValue`; an island sets `value` and `onChoose`. */
interface RadioChoice {
  readonly name: string;
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly required?: boolean | undefined;
  readonly onChoose?: ((value: string) => void) | undefined;
}

interface RadioCard {
  readonly value: string;
  readonly title: string;
  /** A second line in smaller type. */
  readonly detail?: string | undefined;
  readonly price?: Paise | undefined;
  readonly listPrice?: Paise | undefined;
  readonly disabled?: boolean | undefined;
}

interface RadioCardsProps extends RadioChoice {
  /** Screen readers read it before the choices. */
  readonly legend: string;
  readonly cards: readonly RadioCard[];
  /** Draws a line above, under the car of a price card. */
  readonly ruled?: boolean;
}

/** Radio buttons as rows, for services with their prices. */
export const RadioCards = ({ legend, cards, ruled, ...choice }: RadioCardsProps) => (
  <fieldset className={classNames('offers', ruled && 'ruled')}>
    <legend className="vh">{legend}</legend>
    {cards.map((card) => (
      <label className="offer" key={card.value}>
        <input {...radioAttributes(choice, card.value, card.disabled)} />
        <span className="dot" />
        <span>
          <b>{card.title}</b>
          {card.detail && <small>{card.detail}</small>}
        </span>
        {card.price !== undefined && (
          <span className="p">
            <Price amount={card.price} />
            {card.listPrice !== undefined && (
              <small>
                <ListPrice amount={card.listPrice} />
              </small>
            )}
          </span>
        )}
      </label>
    ))}
  </fieldset>
);

interface ChipRadiosProps extends RadioChoice {
  readonly legend: string;
  readonly options: readonly (SelectOption & { readonly detail?: string | undefined })[];
  /** Lays them out in two columns of boxes, for time slots. */
  readonly slots?: boolean;
}

/** Radio buttons as chips, for dates, time slots and areas in a plain form. */
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

interface SegmentsProps extends RadioChoice {
  readonly label: string;
  /** For a rating of one to five: each segment has a star, and the stars up to the chosen one are filled. */
  readonly stars?: boolean;
  readonly options: readonly SelectOption[];
}

/** Radio buttons side by side, for two to five choices such as the fuel type or a rating. */
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

interface RadioAttributes {
  readonly type: 'radio';
  readonly name: string;
  readonly value: string;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly checked?: boolean;
  readonly defaultChecked?: boolean;
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The attributes of one radio button of the set. */
function radioAttributes(choice: RadioChoice, value: string, disabled?: boolean): RadioAttributes {
  const { name, required, onChoose } = choice;
  const shared = { type: 'radio' as const, name, value, required, disabled };
  if (onChoose === undefined) {
    return { ...shared, defaultChecked: (choice.value ?? choice.defaultValue) === value };
  }
  return {
    ...shared,
    checked: choice.value === value,
    onChange: (event) => onChoose(event.currentTarget.value),
  };
}
