import type { ReactNode } from 'react';
import type { PictureName } from '../../src/content/pictures.ts';
import { uiText as text } from '../../src/content/text/ui.ts';
import type { Paise } from '../../src/values/money.ts';
import { fuelLabel } from '../../src/values/vehicle.ts';
import { Icon } from './Icon.tsx';
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

interface OwnCarProps {
  /** "Maruti Swift"; empty while the visitor has chosen no car. */
  readonly name: string;
  readonly fuelType: string;
}

/** The words of the card's first field: the question for the car, or the car and how to change it. */
export const OwnCar = ({ name, fuelType }: OwnCarProps) => (
  <>
    <Icon name="car" />
    {name === '' ? (
      <b>{text.whichCar}</b>
    ) : (
      <>
        <b className="car-name">{name}</b> {fuelType !== '' && <small>{fuelLabel(fuelType)}</small>}
      </>
    )}{' '}
    <span className="link">{name === '' ? text.chooseCar : text.change}</span>
  </>
);

interface PriceCardProps {
  /** The first field, which names the visitor's car or asks for it. */
  readonly chooser: ReactNode;
  readonly service: string;
  /** `undefined` where the car has no listed price, so that we quote; `pending` while the price loads. */
  readonly price: Paise | 'pending' | undefined;
  /** The price is the lowest of all cars. */
  readonly isFrom?: boolean;
  readonly listPrice?: Paise | undefined;
  readonly picture: PictureName;
  /** Other services to compare. */
  readonly offers?: ReactNode;
  /** The card's only button. */
  readonly action: ReactNode;
  /** Stands below the button. */
  readonly after?: ReactNode;
}

/** The visitor's car, with the price of one service beside a drawing of the car in an arch. */
export function PriceCard({
  chooser,
  service,
  price,
  isFrom,
  listPrice,
  picture,
  offers,
  action,
  after,
}: PriceCardProps) {
  return (
    <>
      {chooser}
      <div className="price-card-car">
        <div className="who" aria-live="polite">
          <span className="small">{service}</span>
          <br />
          {isFrom && <span className="small">{`${text.from} `}</span>}
          <CardPrice price={price} />
          {typeof price === 'number' && listPrice !== undefined && listPrice > price && (
            <div className="was">
              <ListPrice amount={listPrice} />
              <Saving price={price} listPrice={listPrice} />
            </div>
          )}
        </div>
        <div className="niche">
          <Picture name={picture} priority />
        </div>
      </div>
      {offers}
      <div className="book">
        {action}
        {after && <p className="caption">{after}</p>}
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
