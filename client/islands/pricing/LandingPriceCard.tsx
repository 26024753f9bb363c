import { Button } from '../../ui/Button.tsx';
import { bookNowData } from '../../ui/book-now.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Saving } from '../../ui/Price.tsx';
import { RadioCards } from '../../ui/Radios.tsx';
import { CardPrice } from './CardPrice.tsx';
import { isOfferId, OFFER_IDS, type OfferId, offersOf } from './offers.ts';
import { usePickerText } from './picker-text.ts';
import type { PriceCardProps } from './price-card-props.ts';

interface LandingPriceCardProps extends PriceCardProps {
  readonly offer: OfferId;
  readonly onCompare: (offer: OfferId) => void;
}

/** The slip of a landing page: the lists, the price of the service that is looked at, three services to compare. */
export function LandingPriceCard({
  dialog,
  shown,
  hasPrices,
  offer,
  onCompare,
  form,
}: LandingPriceCardProps) {
  const text = usePickerText();
  const offers = offersOf(shown.prices, text);
  const { title, price, listPrice } = offers[offer];
  return (
    <>
      <div className="picker">{form}</div>
      <div className="slip-car ruled">
        <div className="who" aria-live="polite">
          <span className="small">{title}</span>
          <CardPrice price={price} hasPrices={hasPrices} freeQuote={text.freeQuote} />
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
        cards={OFFER_IDS.map((id) => ({
          value: id,
          title: offers[id].title,
          detail: offers[id].detail,
          ...(hasPrices ? { price: offers[id].price, listPrice: offers[id].listPrice } : {}),
        }))}
      />
      <div className="book">
        <Button
          wide
          opens={dialog}
          {...bookNowData({
            service: title,
            price: hasPrices ? price : undefined,
            car: { ...shown.names, bodyType: shown.bodyType },
          })}
        >
          {text.bookNow}
        </Button>
        <p className="caption">{text.payAfter}</p>
      </div>
    </>
  );
}
