import { Button } from '../../../client/ui/Button.tsx';
import { Icon } from '../../../client/ui/Icon.tsx';
import type { Brand } from '../../content/brand.ts';
import type { City } from '../../content/cities/city.ts';
import { chromeText } from '../../content/text/chrome.ts';
import { searchText } from '../../content/text/search.ts';
import { isOfferedIn } from '../../features/offers/index.ts';
import { SearchForm } from '../../features/search/index.ts';
import { addresses } from '../contract/addresses.ts';
import type { Chrome, PageContext } from '../pages/page-entry.ts';
import { BOOKING_DIALOG } from './BookingDialog.tsx';
import { CityButton, CityMenu } from './CityMenu.tsx';
import { LanguageLink } from './LanguageLink.tsx';

const text = chromeText.navigation;

const links = [
  [addresses.home, text.home],
  [addresses.services, text.services],
  [addresses.express, text.express],
  [addresses.careers, text.careers],
  [addresses.franchise, text.franchise],
] as const;

const MENU = 'menu';

interface NavigationProps extends Pick<PageContext, 'path' | 'query'> {
  readonly city: City;
  readonly brand: Brand;
  readonly on: Exclude<Chrome['navigation'], 'hidden'>;
}

/** The classes of the header by its place on phones. */
const headerClass = {
  shown: 'top',
  'at-top': 'top at-top',
  'wide-only': 'top wide-only',
  slim: 'top slim',
} as const;

/**
 * The header. From 768 px its links stand in it, except where it is slim. Elsewhere the same links are a popover with
 * more ways on. It opens, closes and restores the focus without a script.
 */
export function Navigation({ path, query, city, brand, on }: NavigationProps) {
  const isSlim = on === 'slim';
  return (
    <>
      <header className={headerClass[on]}>
        <div className="page">
          <Logo brand={brand} />
          <nav id={MENU} popover="auto" aria-label={text.label}>
            <Links path={path} links={links} />
            {!isSlim && (
              <LanguageLink path={path} query={query} className={on === 'at-top' ? 'wide-only' : undefined} />
            )}
            {on !== 'wide-only' && (
              <MoreWays
                className={isSlim ? 'more' : 'phone-only more'}
                path={path}
                city={city}
                brand={brand}
              />
            )}
          </nav>
          <div className="right">
            {!isSlim && (
              <a className="city own wide-only" href={addresses.myBookings}>
                <Icon name="calendar" />
                <span>{text.myBookings}</span>
              </a>
            )}
            <CityButton city={city} />
            {on !== 'wide-only' && (
              <LanguageLink
                path={path}
                query={query}
                className={isSlim ? 'city language' : 'city language phone-only'}
                short={!isSlim}
              />
            )}
            {!isSlim && (
              <Button short opens={BOOKING_DIALOG}>
                {text.bookNow}
              </Button>
            )}
            {on !== 'wide-only' && <MenuButton className={isSlim ? 'icon-btn' : 'icon-btn phone-only'} />}
          </div>
        </div>
      </header>
      <CityMenu city={city} />
    </>
  );
}

const MenuButton = ({ className }: { readonly className: string }) => (
  <button type="button" className={className} popoverTarget={MENU} aria-label={text.menu}>
    {/* Drawn here, because the way to everything else must not wait for the file of icons. */}
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 5h16M4 12h16M4 19h16" stroke="currentcolor" strokeWidth="1.75" />
    </svg>
  </button>
);

interface MoreWaysProps extends Pick<NavigationProps, 'path' | 'city' | 'brand'> {
  readonly className: string;
}

/** The part of the menu that a header with its row of links has beside the row, or the page has. */
function MoreWays({ className, path, city, brand }: MoreWaysProps) {
  return (
    <div className={className}>
      {isOfferedIn(city, 'doorstep') && <Links path={path} links={[[addresses.doorstep, text.doorstep]]} />}
      <Links path={path} links={[[addresses.myBookings, text.myBookings]]} />
      <a href={`tel:${brand.supportPhoneDial}`}>{text.call(brand.supportPhone)}</a>
      <Links path={path} links={[[addresses.assistant, chromeText.bottomBar.chat]]} />
      <CityButton city={city} />
      <SearchForm
        id="menu-search"
        label={searchText.label}
        labelHidden
        placeholder={searchText.label}
        button={searchText.button}
      />
      <button type="button" className="btn quiet wide" popoverTarget={MENU} popoverTargetAction="hide">
        {text.close}
      </button>
    </div>
  );
}

interface LinksProps {
  readonly path: string;
  readonly links: readonly (readonly [href: string, label: string])[];
}

function Links({ path, links: listed }: LinksProps) {
  return listed.map(([href, label]) => (
    <a key={href} href={href} aria-current={href === path ? 'page' : undefined}>
      {label}
    </a>
  ));
}

interface LogoProps {
  readonly brand: Brand;
  readonly className?: string;
  /** True far down the page, where the picture loads only when it comes near. */
  readonly late?: boolean;
}

export function Logo({ brand, className = 'logo', late }: LogoProps) {
  return (
    <a className={className} href={addresses.home} aria-label={text.homeOf(brand.name)}>
      <img src="/images/wordmark.svg" alt="" width={261} height={44} loading={late ? 'lazy' : undefined} />
    </a>
  );
}
