import { Icon } from '../../../../client/ui/Icon.tsx';
import type { IconName } from '../../../../client/ui/icon-names.ts';
import { appHomeText } from '../../../content/text/en/app-home.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { CityButton, CityMenu } from '../../../web/document/CityMenu.tsx';
import { Logo } from '../../../web/document/Navigation.tsx';
import type { PageContext } from '../../../web/pages/page-entry.ts';

const text = appHomeText.bar;

/** The top of the app-like homes: the mark and the city; where there is no bottom bar, its ways on as well. */
export const AppBar = ({ context: { brand, city } }: { readonly context: PageContext }) => (
  <>
    <header className="plain-top">
      <div className="page">
        <Logo brand={brand} />
        <div className="app-ways">
          <CityButton city={city} />
          <Way icon="phone" label={text.call(brand.supportPhone)} href={`tel:${brand.supportPhoneDial}`} />
          <Way icon="message-circle" label={text.chat} href={addresses.assistant} />
          <Way icon="shopping-cart" label={text.cart} href={addresses.doorstepCart} />
        </div>
      </div>
    </header>
    <CityMenu city={city} />
  </>
);

const Way = ({ icon, label, href }: { icon: IconName; label: string; href: string }) => (
  <a className="icon-btn wide-only" href={href} aria-label={label}>
    <Icon name={icon} />
  </a>
);
