import type { ReactNode } from 'react';
import { classNames } from '../../../client/ui/class-names.ts';
import { Picture } from '../../../client/ui/Picture.tsx';
import { Rating } from '../../../client/ui/Rating.tsx';
import type { PictureName } from '../../content/pictures.ts';
import { uiText } from '../../content/text/ui.ts';
import { BannerPlace } from '../document/BannerPlace.tsx';
import { Fold } from '../document/Fold.tsx';
import type { PageRating } from '../document/page-rating.ts';
import { TickList } from './lists.tsx';

export interface Crumb {
  readonly label: string;
  /** Absent for the last crumb, which is the page itself. */
  readonly href?: string | undefined;
}

export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={uiText.breadcrumb}>
      <ol className="crumb">
        {crumbs.map(({ label, href }) => (
          <li key={label}>
            {href === undefined ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface HeroLeadProps {
  readonly text: string;
  /** The most characters that leave the price and its button on a phone's first screen. */
  readonly room: number;
}

/** The text under a page's title. A phone shows a long text after the price instead. */
export const HeroLead = ({ text, room }: HeroLeadProps) => (
  <p className={classNames('lead', text.length > room && 'late')}>{text}</p>
);

interface HeroProps {
  readonly title: string;
  readonly lead: string;
  /** The price card. */
  readonly children: ReactNode;
  /** Shown from 992 px in the arch beside the text; phones do not load it. */
  readonly picture: PictureName;
  readonly pictureAlt: string;
}

/** A heading with a price card; from 992 px a picture stands beside them in an arch. */
export const Hero = ({ title, lead, children, picture, pictureAlt }: HeroProps) => (
  <div className="hero">
    <div>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
    </div>
    <div className="frame">
      <Picture name={picture} alt={pictureAlt} priority hiddenOnPhones />
    </div>
  </div>
);

interface LandingHeroProps {
  /** Absent where no link may lead away from the page. */
  readonly crumbs?: readonly Crumb[];
  readonly title: string;
  readonly lead: string;
  /** Shown from 768 px. */
  readonly ticks: readonly string[];
  /** Absent where there is no rating to show. */
  readonly rating?: PageRating | undefined;
  readonly skyline: PictureName;
  /** Shown large on the ground line from 992 px. */
  readonly car: PictureName;
  /** The price card: picker, price, services, button. */
  readonly children: ReactNode;
}

/** The number of characters of a title and a lead that fit two lines on a phone 360 px wide. */
const TWO_LINES = 34;
const TWO_LINES_OF_TEXT = 84;

/** The top of a landing page: heading and price card above the city's skyline. */
export const LandingHero = (props: LandingHeroProps) => (
  <>
    <div className="lhero">
      <div className="page two">
        <div>
          {props.crumbs && <Breadcrumb crumbs={props.crumbs} />}
          <h1 className={props.title.length > TWO_LINES ? 'long' : undefined}>{props.title}</h1>
          <HeroLead text={props.lead} room={TWO_LINES_OF_TEXT} />
          <div className="wide-only">
            <TickList roomy ticks={props.ticks} />
            {props.rating && <Rating {...props.rating} />}
          </div>
        </div>
        <div className="pick-col">{props.children}</div>
      </div>
      <div className="scene">
        <Fold />
        <Picture name={props.skyline} className="skyline" />
        <Picture name={props.car} className="bigcar" priority hiddenOnPhones />
      </div>
    </div>
    <BannerPlace at="hero" />
  </>
);

interface PageHeadProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly lead?: ReactNode;
  /** Drawn on the ground line: a skyline along the whole line, any other picture at its right end. */
  readonly picture?: PictureName;
  /** Content under the lead, such as a button or a search. */
  readonly children?: ReactNode;
}

/** The top of a text page: breadcrumb, heading and picture on the accent colour. */
export const PageHead = ({ crumbs, title, lead, picture, children }: PageHeadProps) => {
  const isSkyline = picture?.startsWith('skyline');
  return (
    <div className={classNames('page-head', picture && (isSkyline ? 'with-skyline' : 'with-picture'))}>
      <div className="page">
        <div>
          <Breadcrumb crumbs={crumbs} />
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
        {picture && !isSkyline && <Picture name={picture} priority hiddenOnPhones />}
      </div>
      {picture && isSkyline && <Picture name={picture} className="skyline" priority />}
    </div>
  );
};
