import type { ReactNode } from 'react';
import { Icon } from '../../../client/ui/Icon.tsx';
import type { City } from '../../content/cities/city.ts';
import { chromeText } from '../../content/text/en/chrome.ts';
import { servicesText } from '../../content/text/en/services.ts';
import type { PageContext } from '../pages/page-entry.ts';
import { CityButton, CityMenu } from './CityMenu.tsx';
import { Logo } from './Navigation.tsx';

interface MinimalHeaderProps {
  readonly title: string;
  readonly back: { readonly href: string; readonly label: string };
  /** Content at the right, such as the city or the cart. */
  readonly children?: ReactNode;
}

/** The header of a page without navigation that shows the page's heading, such as a cart or a checkout. */
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

/** The header of a page without navigation that has its own heading: back link, title, city. */
export const CityHeader = ({ backHref, backTo, title, city }: CityHeaderProps) => (
  <>
    <BareHeader>
      <BackLink href={backHref} label={chromeText.back(backTo)} />
      <p className="plain-title">{title}</p>
      <CityButton city={city} />
    </BareHeader>
    <CityMenu city={city} />
  </>
);

interface LogoHeaderProps {
  readonly context: Pick<PageContext, 'brand' | 'city'>;
  readonly className: string;
  readonly children: ReactNode;
}

/** The header of a page without navigation: the logo, the city and a few links. */
export const LogoHeader = ({ context: { brand, city }, className, children }: LogoHeaderProps) => (
  <>
    <BareHeader>
      <Logo brand={brand} />
      <div className={className}>
        <CityButton city={city} />
        {children}
      </div>
    </BareHeader>
    <CityMenu city={city} />
  </>
);

/** The header of a page for visitors from an advertisement: its only link calls us. */
export const AdHeader = ({ context }: Pick<LogoHeaderProps, 'context'>) => (
  <LogoHeader context={context} className="ad-top">
    <a
      className="icon-btn"
      href={`tel:${context.brand.supportPhoneDial}`}
      aria-label={servicesText.ads.call(context.brand.supportPhone)}
    >
      <Icon name="phone" />
    </a>
  </LogoHeader>
);

const BareHeader = ({ children }: { readonly children: ReactNode }) => (
  <header className="plain-top">
    <div className="page">{children}</div>
  </header>
);

const BackLink = ({ href, label }: MinimalHeaderProps['back']) => (
  <a className="icon-btn" href={href} aria-label={label}>
    <Icon name="arrow-left" />
  </a>
);
