import type { ReactNode } from 'react';
import type { PictureName } from '../../src/content/pictures.ts';
import { uiText as text } from '../../src/content/text/ui.ts';
import type { Paise } from '../../src/values/money.ts';
import { fuelLabel } from '../../src/values/vehicle.ts';
import { TextLink } from './Button.tsx';
import { Picture } from './Picture.tsx';
import { ListPrice, Price, Saving } from './Price.tsx';

interface PriceCardFrameProps {
  /** True while its prices load. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** The frame of `PriceCard` and of a landing page's comparison. */
export function PriceCardFrame({ busy, children }: PriceCardFrameProps) {
  return (
    <section className="price-card" aria-label={text.priceForYourCar} aria-busy={busy || undefined}>
      {children}
    </section>
  );
}

interface PriceCardProps {
  readonly car: {
    /** "Maruti Swift" */
    readonly name: string;
    readonly fuelType: string;
    readonly picture: PictureName;
    /** Replaces "Your car" above the name, while the card shows an example car. */
    readonly note?: string | undefined;
  };
  readonly service: string;
  /** `undefined` where the car has no listed price, so that we quote; `pending` while the price loads. */
  readonly price: Paise | 'pending' | undefined;
  readonly listPrice?: Paise | undefined;
  /** Address of the page part where the visitor chooses another car. */
  readonly changeHref: string;
  /** The lists for choosing a car, which show between the car and the price. */
  readonly lists?: ReactNode;
  /** The card's only button. */
  readonly action: ReactNode;
  /** Stands below the button. */
  readonly after?: ReactNode;
}

/** A drawing of the visitor's car in an arch, with the price of one service. */
export function PriceCard({
  car,
  service,
  price,
  listPrice,
  changeHref,
  lists,
  action,
  after,
}: PriceCardProps) {
  return (
    <>
      <div className="price-card-car">
        <div className="who">
          <span className="small">{car.note ?? text.yourCar}</span>
          <b className="car-name">{car.name}</b>
          <span className="small">{fuelLabel(car.fuelType)}</span>
          <br />
          <TextLink href={changeHref}>{text.changeCar}</TextLink>
        </div>
        <div className="niche">
          <Picture name={car.picture} priority />
        </div>
      </div>
      {lists}
      <div className="price-card-body">
        <div className="price-card-price" aria-live="polite">
          <div>
            <span className="small">{service}</span>
            <CardPrice price={price} />
          </div>
          {typeof price === 'number' && listPrice !== undefined && listPrice > price && (
            <div className="was">
              <ListPrice amount={listPrice} />
              <Saving price={price} listPrice={listPrice} />
            </div>
          )}
        </div>
        {action}
        {after}
      </div>
    </>
  );
}

/** The one large price of the screen. A pending price keeps its space, so that the page does not shift. */
export function CardPrice({ price }: Pick<PriceCardProps, 'price'>) {
  if (typeof price === 'number') return <Price amount={price} size="hero" />;
  return <span className="price hero-size">{price === 'pending' ? '₹ …' : text.freeQuote}</span>;
}

interface CarSummaryProps {
  readonly picture: PictureName;
  readonly service: string;
  /** "Maruti Swift, petrol" */
  readonly car: string;
  readonly price?: Paise | undefined;
}

/** The price card in one line, for dialogs and forms. */
export const CarSummary = ({ picture, service, car, price }: CarSummaryProps) => (
  <div className="sum">
    <Picture name={picture} />
    <span>
      <b>{service}</b>
      <small>{car}</small>
    </span>
    {price !== undefined && <Price amount={price} />}
  </div>
);
