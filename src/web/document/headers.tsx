import type { ReactNode } from 'react';
import { Icon } from '../../../client/ui/Icon.tsx';
import type { City } from '../../content/cities/city.ts';
import { chromeText } from '../../content/text/chrome.ts';
import { CityButton } from './CityMenu.tsx';

interface MinimalHeaderProps {
  readonly title: string;
  readonly back: { readonly href: string; readonly label: string };
  /** Content at the right, such as the city or the cart. */
  readonly children?: ReactNode;
}

/** The header of a task, such as a cart or a checkout, with the page's heading. */
export const MinimalHeader = ({ title, back, children }: MinimalHeaderProps) => (
  <BareHeader>
    <BackLink {...back} />
    <h1>{title}</h1>
    {children}
  </BareHeader>
);

interface CityHeaderProps {
  readonly backHref: string;
  /** The name of the page that the back link leads to: "All services". */
  readonly backTo: string;
  readonly title: string;
  readonly city: City;
}

/** The header on phones of a page that has its own heading: back link, title, city. */
export const CityHeader = ({ backHref, backTo, title, city }: CityHeaderProps) => (
  <BareHeader onPhones>
    <BackLink href={backHref} label={chromeText.back(backTo)} />
    <p className="plain-title">{title}</p>
    <CityButton city={city} />
  </BareHeader>
);

interface BareHeaderProps {
  /** Shows it on phones only: wide screens have the full header, and the page its own heading. */
  readonly onPhones?: boolean;
  readonly children: ReactNode;
}

const BareHeader = ({ onPhones, children }: BareHeaderProps) => (
  <header className={onPhones ? 'plain-top phone-only' : 'plain-top'}>
    <div className="page">{children}</div>
  </header>
);

const BackLink = ({ href, label }: MinimalHeaderProps['back']) => (
  <a className="icon-btn" href={href} aria-label={label}>
    <Icon name="arrow-left" />
  </a>
);
