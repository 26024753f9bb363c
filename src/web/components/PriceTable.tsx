import { ButtonLink } from '../../../client/ui/Button.tsx';
import { uiText } from '../../content/text/ui.ts';
import { formatMoney, type Paise } from '../../values/money.ts';
import { type Offer, OfferPrice } from './prices.tsx';

const text = uiText.priceTable;

export interface PricedService extends Offer {
  readonly name: string;
  /** A description; the table hides it where no service has one. */
  readonly what?: string | undefined;
  /** "90 minutes" */
  readonly takes: string;
  readonly listPrice?: Paise | undefined;
  /** The link's address and its booking data. With JavaScript the page's Book Now dialog opens instead. */
  readonly booking: { readonly href: string };
}

/** All services for one car: a table from 768 px, rows of name and price on phones. */
export function PriceTable({ services }: { readonly services: readonly PricedService[] }) {
  const saysWhat = services.some(({ what }) => what !== undefined);
  return (
    <table className="tbl">
      <thead>
        <tr>
          <th scope="col">{text.service}</th>
          {saysWhat && <th scope="col">{text.what}</th>}
          <th scope="col">{text.takes}</th>
          <th scope="col" className="cell-list-price">
            {text.listPrice}
          </th>
          <th scope="col" className="cell-price">
            {text.yourPrice}
          </th>
          <th scope="col">
            <span className="vh">{text.book}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {services.map((service) => (
          <tr key={service.name}>
            <th scope="row">{service.name}</th>
            {saysWhat && <td className="what">{service.what}</td>}
            <td className="cell-takes">{service.takes}</td>
            <td className="cell-list-price">
              {service.listPrice !== undefined && (
                // The column's heading says what the price is.
                <s data-follows={service.follows && `${service.follows}.listPrice`}>
                  {formatMoney(service.listPrice)}
                </s>
              )}
            </td>
            <td className="cell-price">
              <OfferPrice price={service.price} isFrom={service.isFrom} follows={service.follows} />
            </td>
            <td className="cell-action">
              <BookService service={service} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function BookService({ service: { name, booking } }: { readonly service: PricedService }) {
  return (
    <ButtonLink kind="quiet" short aria-label={text.bookService(name)} {...booking}>
      {text.book}
    </ButtonLink>
  );
}
