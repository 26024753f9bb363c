import { Icon } from '../../../client/ui/Icon.tsx';
import { Picture } from '../../../client/ui/Picture.tsx';
import type { PictureName } from '../../content/pictures.ts';
import { type Offer, OfferPrice } from './OfferPrice.tsx';

export interface WayCard extends Offer {
  readonly href: string;
  readonly picture: PictureName;
  readonly title: string;
  readonly text: string;
  /** One word, with an arrow: "Doorstep". */
  readonly linkText: string;
}

/** Cards of a scene, what it is and from what price; the whole card is the link. */
export const WayCards = ({ cards }: { readonly cards: readonly WayCard[] }) => (
  <div className="ways">
    {cards.map(({ href, picture, title, text, price, isFrom, follows, linkText }) => (
      <a className="way" href={href} key={href}>
        <Picture name={picture} />
        <div>
          <h3>{title}</h3>
          <p>{text}</p>
          <span className="go">
            <span>
              <OfferPrice price={price} isFrom={isFrom} follows={follows} />
            </span>
            <span className="link">
              {linkText}
              <Icon name="arrow-right" />
            </span>
          </span>
        </div>
      </a>
    ))}
  </div>
);
