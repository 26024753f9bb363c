import type { ReactNode } from 'react';
import { classNames } from '../../../client/ui/class-names.ts';
import { Icon } from '../../../client/ui/Icon.tsx';
import { Picture } from '../../../client/ui/Picture.tsx';
import { Rating } from '../../../client/ui/Rating.tsx';
import { useUiText } from '../../../client/ui/ui-text.ts';
import type { PictureName } from '../../content/pictures.ts';
import { TickList } from './lists.tsx';

export interface Crumb {
  readonly label: string;
  /** All but the last lead somewhere. */
  readonly href?: string | undefined;
}

export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const text = useUiText();
  return (
    <nav aria-label={text.breadcrumb}>
      <ol className="crumb">
        {crumbs.map(({ label, href }) => (
          <li key={label}>
            {href === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <>
                <a href={href}>{label}</a>
                <Icon name="chevron-right" />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface HeroLeadProps {
  readonly text: string;
  /** Characters that leave the price and its button on a phone's first screen. */
  readonly room: number;
}

/** The words under a page's title. Where there are too many of them, a phone shows them after the price instead. */
export const HeroLead = ({ text, room }: HeroLeadProps) => (
  <p className={classNames('lead', text.length > room && 'late')}>{text}</p>
);

interface HeroProps {
  readonly title: string;
  readonly lead: string;
  /** The price card. */
  readonly children: ReactNode;
  /** From 992 px, in the arch beside the words. Phones do not load it. */
  readonly picture: PictureName;
  readonly pictureAlt: string;
}

/** Heading and price card; from 992 px a scene stands beside them in the arch. */
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
  /** The price card: picker, price, services, button. */
  readonly children: ReactNode;
}

/** Characters that a phone 360 px wide shows in two lines, of a title and of a lead. */
const TWO_LINES = 34;
const TWO_LINES_OF_TEXT = 84;

/** The top of a landing page: heading and price card, above the city's skyline. */
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

interface PageHeadProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly lead?: ReactNode;
  /** On the ground line: a skyline along it, anything else at its right end. */
  readonly picture?: PictureName;
  /** Under the lead: a button, a search. */
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
