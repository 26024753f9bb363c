import { ButtonLink } from '../../client/ui/ButtonLink.tsx';
import { ListPrice } from '../../client/ui/ListPrice.tsx';
import { useUiText } from '../../client/ui/ui-text.ts';
import { VisuallyHidden } from '../../client/ui/VisuallyHidden.tsx';
import type { Paise } from '../domain/money.ts';
import { OfferPrice } from './OfferPrice.tsx';

export interface PricedService {
  readonly name: string;
  readonly what: string;
  /** "90 minutes" */
  readonly takes: string;
  readonly price?: Paise | undefined;
  readonly isFrom?: boolean | undefined;
  readonly listPrice?: Paise | undefined;
  readonly bookHref: string;
}

/** All services for one car: a table from 768 px, rows of name and price on phones. */
export function PriceTable({ services }: { readonly services: readonly PricedService[] }) {
  const { priceTable: text } = useUiText();
  return (
    <table className="tbl">
      <thead>
        <tr>
          <th scope="col">{text.service}</th>
          <th scope="col">{text.what}</th>
          <th scope="col">{text.takes}</th>
          <th scope="col" className="lp">
            {text.listPrice}
          </th>
          <th scope="col" className="pr">
            {text.yourPrice}
          </th>
          <th>
            <VisuallyHidden>{text.book}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {services.map((service) => (
          <tr key={service.name}>
            <th scope="row">{service.name}</th>
            <td className="what">{service.what}</td>
            <td className="time">{service.takes}</td>
            <td className="lp">
              {service.listPrice !== undefined && <ListPrice amount={service.listPrice} />}
            </td>
            <td className="pr">
              <OfferPrice price={service.price} isFrom={service.isFrom} />
            </td>
            <td className="act">
              <ButtonLink
                kind="quiet"
                short
                href={service.bookHref}
                aria-label={text.bookService(service.name)}
              >
                {text.book}
              </ButtonLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
