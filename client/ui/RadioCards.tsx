import type { Paise } from '../../src/values/money.ts';
import { classNames } from './class-names.ts';
import { ListPrice } from './ListPrice.tsx';
import { Price } from './Price.tsx';
import { type RadioChoice, radioAttributes } from './radio-choice.ts';

export interface RadioCard {
  readonly value: string;
  readonly title: string;
  /** A second line, 13 px. */
  readonly detail?: string | undefined;
  readonly price?: Paise | undefined;
  readonly listPrice?: Paise | undefined;
  readonly disabled?: boolean | undefined;
}

interface RadioCardsProps extends RadioChoice {
  /** Read out before the choices. */
  readonly legend: string;
  readonly cards: readonly RadioCard[];
  /** With the ground line above, under the car of a slip. */
  readonly ruled?: boolean;
}

/** Rows with a dot, of which one is chosen: services with their prices. */
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
