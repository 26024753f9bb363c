import type { ReactNode } from 'react';
import { Picture } from '../../../client/ui/Picture.tsx';
import { Price } from '../../../client/ui/Price.tsx';
import type { PictureName } from '../../content/pictures.ts';
import type { Paise } from '../../values/money.ts';

interface ServiceCardProps {
  readonly picture: PictureName;
  readonly name: string;
  readonly detail: string;
  readonly price: Paise;
  /** A short button: "Add". */
  readonly action: ReactNode;
}

/** A doorstep service in a rail. */
export const ServiceCard = ({ picture, name, detail, price, action }: ServiceCardProps) => (
  <article className="item">
    <Picture name={picture} />
    <div>
      <div>
        <h3>{name}</h3>
        <p className="small">{detail}</p>
      </div>
      <div className="between">
        <Price amount={price} />
        {action}
      </div>
    </div>
  </article>
);
