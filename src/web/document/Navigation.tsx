import { Button } from '../../../client/ui/Button.tsx';
import { Icon } from '../../../client/ui/Icon.tsx';
import type { Brand } from '../../content/brand.ts';
import type { City } from '../../content/cities/city.ts';
import { chromeText } from '../../content/text/en/chrome.ts';
import { addresses } from '../contract/addresses.ts';
import { BOOKING_DIALOG } from './BookingDialog.tsx';
import { CityButton, CityMenu } from './CityMenu.tsx';

const text = chromeText.navigation;

const links = [
  [addresses.home, text.home],
  [addresses.services, text.services],
  [addresses.express, text.express],
  [addresses.careers, text.careers],
  [addresses.franchise, text.franchise],
] as const;

const MENU = 'menu';

interface NavigationProps {
  readonly path: string;
  readonly city: City;
  readonly brand: Brand;
  /** Hidden on screens narrower than 768 px. */
  readonly wideOnly: boolean;
}

/**
 * The header, fixed at the top; on small screens its menu closes when a link is followed. The menus stand beside the
 * header: where it is hidden on phones, other buttons of the page still open them.
 */
export function Navigation({ path, city, brand, wideOnly }: NavigationProps) {
  return (
    <>
      <header className={wideOnly ? 'top wide-only' : 'top'}>
        <div className="page">
          <Logo brand={brand} />
          <nav aria-label={text.label}>
            <Links path={path} />
          </nav>
          <div className="right">
            <CityButton city={city} />
            <Button short opens={BOOKING_DIALOG}>
              {text.bookNow}
            </Button>
            <button type="button" className="icon-btn phone-only" popoverTarget={MENU} aria-label={text.menu}>
              <Icon name="menu" />
            </button>
          </div>
        </div>
      </header>
      <nav id={MENU} popover="auto" className="menu" aria-label={text.menu}>
        <ul className="menu-links">
          {links.map(([href, label]) => (
            <li key={href}>
              <a href={href} aria-current={href === path ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <button type="button" className="btn quiet wide" popoverTarget={MENU} popoverTargetAction="hide">
          {text.close}
        </button>
      </nav>
      <CityMenu city={city} />
    </>
  );
}

function Links({ path }: { readonly path: string }) {
  return links.map(([href, label]) => (
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
