import type { ReactNode } from 'react';
import { pickerText as text } from '../../../src/content/text/picker.ts';
import { addresses } from '../../../src/web/contract/addresses.ts';
import { Button } from '../../ui/Button.tsx';
import { bookNowData } from '../../ui/book-now.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Saving } from '../../ui/Price.tsx';
import { CardPrice } from '../../ui/PriceCard.tsx';
import { RadioCards } from '../../ui/radios.tsx';
import { comparedOffer, isOfferId, type OfferId } from './offers.ts';
import type { ShownCar } from './picker-state.ts';

/** Leads to the routine services side by side. */
export const CompareLink = () => <a href={addresses.comparison}>{text.compare}</a>;

interface ComparingPriceCardProps {
  readonly dialog: string;
  readonly shown: ShownCar;
  readonly hasPrices: boolean;
  /** The car in the visitor's own words, for which we quote. */
  readonly typed: string | undefined;
  /** The missing choice, which the button says instead. */
  readonly missing: string | undefined;
  readonly form: ReactNode;
  /** The service whose price the card shows large. */
  readonly offer: OfferId;
  /** The services to compare. */
  readonly offered: readonly OfferId[];
  readonly onCompare: (offer: OfferId) => void;
}

/** The price card of a landing page, with the lists, one large price and three services to compare. */
export function ComparingPriceCard({
  dialog,
  shown,
  hasPrices,
  typed,
  missing,
  offer,
  offered,
  onCompare,
  form,
}: ComparingPriceCardProps) {
  const { title, price, listPrice } = comparedOffer(offer, shown.prices);
  return (
    <>
      <div className="picker">{form}</div>
      <div className="price-card-car ruled">
        <div className="who" aria-live="polite">
          <span className="small">{title}</span>
          <CardPrice price={hasPrices ? price : typed === undefined ? 'pending' : undefined} />
          {hasPrices && price !== undefined && listPrice !== undefined && (
            <Saving price={price} listPrice={listPrice} />
          )}
        </div>
        <div className="niche">
          <Picture name={`car-${shown.bodyType}`} priority />
        </div>
      </div>
      <RadioCards
        ruled
        legend={text.services}
        name="service"
        value={offer}
        onChoose={(value) => isOfferId(value) && onCompare(value)}
        cards={offered.map((id) => {
          const { title, detail, ...prices } = comparedOffer(id, shown.prices);
          return { value: id, title, detail, ...(hasPrices && prices) };
        })}
      />
      <div className="book">
        <Button
          wide
          opens={dialog}
          {...bookNowData({
            name: title,
            price: hasPrices ? price : undefined,
            car:
              shown.isVisitors && typed === undefined
                ? { ...shown.names, bodyType: shown.bodyType }
                : undefined,
            follows: offer,
          })}
          disabled={missing !== undefined}
        >
          {missing ?? text.bookNow}
        </Button>
        <p className="caption">
          {`${text.payAfter} `}
          <CompareLink />
        </p>
      </div>
    </>
  );
}
