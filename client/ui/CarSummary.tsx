import type { PictureName } from '../../src/content/pictures.ts';
import type { Paise } from '../../src/values/money.ts';
import { Picture } from './Picture.tsx';
import { Price } from './Price.tsx';

interface CarSummaryProps {
  readonly picture: PictureName;
  readonly service: string;
  /** "Maruti Swift, petrol" */
  readonly car: string;
  readonly price?: Paise | undefined;
}

/** The slip in one line: car, service, price. In dialogs and forms. */
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
