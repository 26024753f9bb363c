import { Button, TextLink } from '../../ui/Button.tsx';
import { bookNowData } from '../../ui/book-now.ts';
import { Picture } from '../../ui/Picture.tsx';
import { ListPrice, Saving } from '../../ui/Price.tsx';
import { CardPrice } from './CardPrice.tsx';
import { shownPrice } from './offers.ts';
import type { FeaturedPrice } from './picker-props.ts';
import { usePickerText } from './picker-text.ts';
import type { PriceCardProps } from './price-card-props.ts';

/** The lists are folded away until the address names them (`#your-car`): that needs no script. */
const LISTS = 'your-car';

interface HomePriceCardProps extends PriceCardProps {
  readonly featured: FeaturedPrice;
}

/** The slip of the home page and of the services' own pages: the car in its arch and one price. */
export function HomePriceCard({ dialog, featured, shown, hasPrices, form }: HomePriceCardProps) {
  const text = usePickerText();
  const { price, listPrice } = shownPrice(shown.prices[featured.price]);
  const { manufacturer, model, fuelType } = shown.names;
  return (
    <>
      <div className="slip-car">
        <div className="who">
          <span className="small">{shown.isVisitors ? text.yourCar : text.standIn}</span>
          <b>{`${manufacturer} ${model}`}</b>
          <span className="small">{fuelType}</span>
          <br />
          <TextLink href={`#${LISTS}`}>{text.changeCar}</TextLink>
        </div>
        <div className="niche">
          <Picture name={`car-${shown.bodyType}`} priority />
        </div>
      </div>
      <div className="picker folded" id={LISTS}>
        {form}
      </div>
      <div className="slip-body">
        <div className="slip-price" aria-live="polite">
          <div>
            <span className="small">{featured.title}</span>
            <CardPrice price={price} hasPrices={hasPrices} freeQuote={text.freeQuote} />
          </div>
          {hasPrices && price !== undefined && listPrice !== undefined && (
            <div className="was">
              <ListPrice amount={listPrice} />
              <Saving price={price} listPrice={listPrice} />
            </div>
          )}
        </div>
        <Button
          wide
          opens={dialog}
          {...bookNowData({
            service: featured.title,
            price: hasPrices ? price : undefined,
            car: { ...shown.names, bodyType: shown.bodyType },
          })}
        >
          {text.bookNow}
        </Button>
      </div>
    </>
  );
}
