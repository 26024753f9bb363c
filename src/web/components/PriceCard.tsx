import type { ReactNode } from 'react';
import { TextLink } from '../../../client/ui/Button.tsx';
import { Picture } from '../../../client/ui/Picture.tsx';
import { ListPrice, Price, Saving } from '../../../client/ui/Price.tsx';
import { useUiText } from '../../../client/ui/ui-text.ts';
import type { PictureName } from '../../content/pictures.ts';
import type { Paise } from '../../values/money.ts';

export interface PriceCardCar {
  /** "Maruti Swift" */
  readonly name: string;
  readonly fuelType: string;
  readonly picture: PictureName;
}

interface PriceCardProps {
  /** The visitor's car; until one is chosen, the city's most serviced car stands in. */
  readonly car: PriceCardCar;
  readonly service: string;
  readonly price: Paise;
  readonly listPrice?: Paise | undefined;
  /** Where another car is chosen. */
  readonly changeHref: string;
  /** The one button. */
  readonly action: ReactNode;
}

/** The visitor's car in an arch, standing on the ground line, with its price: the one hero of the product. */
export function PriceCard({ car, service, price, listPrice, changeHref, action }: PriceCardProps) {
  const text = useUiText();
  return (
    <section className="slip" aria-label={text.priceForYourCar}>
      <div className="slip-car">
        <div className="who">
          <span className="small">{text.yourCar}</span>
          <b>{car.name}</b>
          <span className="small">{car.fuelType}</span>
          <br />
          <TextLink href={changeHref}>{text.changeCar}</TextLink>
        </div>
        <div className="niche">
          <Picture name={car.picture} priority />
        </div>
      </div>
      <div className="slip-body">
        <div className="slip-price">
          <div>
            <span className="small">{service}</span>
            <Price amount={price} size="hero" />
          </div>
          {listPrice !== undefined && listPrice > price && (
            <div className="was">
              <ListPrice amount={listPrice} />
              <Saving price={price} listPrice={listPrice} />
            </div>
          )}
        </div>
        {action}
      </div>
    </section>
  );
}
