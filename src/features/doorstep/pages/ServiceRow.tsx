import { island as addToCart } from '../../../../client/islands/doorstep/AddToCart.island.tsx';
import { Picture } from '../../../../client/ui/Picture.tsx';
import { ListPrice, Price } from '../../../../client/ui/Price.tsx';
import { Rating } from '../../../../client/ui/Rating.tsx';
import { isPictureName } from '../../../content/pictures.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { Island } from '../../../web/document/Island.tsx';
import { type DoorstepService, unitPrice } from '../rules/catalogue.ts';
import { searchWords } from './catalogue-view.ts';

interface ServiceRowProps {
  readonly service: DoorstepService;
  /** Kept in the page, but not wanted by the search. */
  readonly hidden?: boolean;
  /** The name leads to the service in full. */
  readonly linked?: boolean;
}

/** One service of the catalogue: picture, name, what it is, how long, price, and the way into the cart. */
export function ServiceRow({ service, hidden = false, linked = false }: ServiceRowProps) {
  const { id, categoryId, name, summary, duration, rating, price, discountPrice, image } = service;
  return (
    <article className="ds" data-words={searchWords(service)} hidden={hidden}>
      <div className="ds-pic">
        <Picture name={isPictureName(image) ? image : 'service-doorstep'} />
      </div>
      <div>
        <h3>
          {linked ? (
            <a className="ds-link" href={`${addresses.doorstepCategory(categoryId)}#${id}`}>
              {name}
            </a>
          ) : (
            name
          )}
        </h3>
        <p className="meta">{summary}</p>
        <div className="ds-facts">
          <span className="caption">{duration}</span>
          <Rating value={rating} />
        </div>
        <div className="buy">
          <span>
            <Price amount={unitPrice(service)} />
            {discountPrice !== undefined && <ListPrice amount={price} />}
          </span>
          <Island
            of={addToCart}
            props={{ id, name, price, ...(discountPrice !== undefined && { discountPrice }) }}
          />
        </div>
      </div>
    </article>
  );
}
