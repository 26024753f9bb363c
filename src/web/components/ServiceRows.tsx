import { Icon } from '../../../client/ui/Icon.tsx';
import type { IconName } from '../../values/icon-names.ts';
import { type Offer, OfferPrice } from './OfferPrice.tsx';

export interface ServiceRow extends Offer {
  readonly href: string;
  readonly icon: IconName;
  readonly name: string;
  readonly detail: string;
}

/** Services, dense and priced: an arch tile, the name, one line, the price. Two columns from 768 px. */
export const ServiceRows = ({ rows }: { readonly rows: readonly ServiceRow[] }) => (
  <div className="svc">
    {rows.map(({ href, icon, name, detail, price, isFrom, follows }) => (
      <a href={href} key={href}>
        <span className="tile">
          <Icon name={icon} />
        </span>
        <div>
          <h3>{name}</h3>
          <p>{detail}</p>
        </div>
        <span className="p">
          <OfferPrice price={price} isFrom={isFrom} follows={follows} />
        </span>
      </a>
    ))}
  </div>
);
