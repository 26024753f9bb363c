import { ChipLink } from '../../../client/ui/Chip.tsx';
import { Picture } from '../../../client/ui/Picture.tsx';
import type { PictureName } from '../../content/pictures.ts';

export interface CityCard {
  readonly href: string;
  readonly name: string;
  readonly detail: string;
  readonly picture: PictureName;
}

interface CityCardsProps {
  /** With their skylines: two, or four. */
  readonly cards: readonly CityCard[];
  /** The others, by name. */
  readonly others?: readonly { href: string; name: string }[];
}

export const CityCards = ({ cards, others = [] }: CityCardsProps) => (
  <>
    <div className="cities">
      {cards.map(({ href, name, detail, picture }) => (
        <a className="citycard" href={href} key={href}>
          <span>
            <b>{name}</b>
            <span className="small">{detail}</span>
          </span>
          <Picture name={picture} />
        </a>
      ))}
    </div>
    {others.length > 0 && (
      <div className="chips">
        {others.map(({ href, name }) => (
          <ChipLink href={href} key={href}>
            {name}
          </ChipLink>
        ))}
      </div>
    )}
  </>
);
