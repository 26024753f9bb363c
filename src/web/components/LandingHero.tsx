import type { ReactNode } from 'react';
import { Picture } from '../../../client/ui/Picture.tsx';
import { Rating } from '../../../client/ui/Rating.tsx';
import type { PictureName } from '../../content/pictures.ts';
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx';
import { HeroLead } from './HeroLead.tsx';
import { TickList } from './TickList.tsx';

interface LandingHeroProps {
  /** None where nothing is to lead away from the page. */
  readonly crumbs?: readonly Crumb[];
  readonly title: string;
  readonly lead: string;
  /** Shown from 768 px. */
  readonly ticks: readonly string[];
  readonly rating: { readonly value: number; readonly reviews: number };
  readonly skyline: PictureName;
  /** Large on the ground line from 992 px. */
  readonly car: PictureName;
  /** The slip: picker, price, services, button. */
  readonly children: ReactNode;
}

/** Characters that a phone 360 px wide shows in two lines, of a title and of a lead. */
const TWO_LINES = 34;
const TWO_LINES_OF_TEXT = 84;

/** How a landing page opens: the words, the picker with its prices, the city's skyline on the ground line. */
export const LandingHero = (props: LandingHeroProps) => (
  <div className="lhero">
    <div className="page two">
      <div>
        {props.crumbs && <Breadcrumb crumbs={props.crumbs} />}
        <h1 className={props.title.length > TWO_LINES ? 'long' : undefined}>{props.title}</h1>
        <HeroLead text={props.lead} room={TWO_LINES_OF_TEXT} />
        <div className="wide-only">
          <TickList roomy ticks={props.ticks} />
          <Rating {...props.rating} />
        </div>
      </div>
      <div className="pick-col">{props.children}</div>
    </div>
    <div className="scene">
      <Picture name={props.skyline} className="skyline" />
      <Picture name={props.car} className="bigcar" priority hiddenOnPhones />
    </div>
  </div>
);
