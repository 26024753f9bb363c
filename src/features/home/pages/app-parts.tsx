import { Icon } from '../../../../client/ui/Icon.tsx';
import { appHomeText } from '../../../content/text/en/app-home.ts';
import type { IconName } from '../../../values/icon-names.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { LogoHeader } from '../../../web/document/headers.tsx';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import { type CarView, type Part, partAtHand } from '../../../web/pages/page-prices.ts';

const text = appHomeText.bar;

/**
 * Shows the header of the app-like home pages: the logo and the city; on wide screens the links of the bottom bar as
 * well.
 */
export const AppBar = ({ context }: { readonly context: PageContext }) => (
  <LogoHeader context={context} className="app-ways">
    <IconLink
      icon="phone"
      label={text.call(context.brand.supportPhone)}
      href={`tel:${context.brand.supportPhoneDial}`}
    />
    <IconLink icon="message-circle" label={text.chat} href={addresses.assistant} />
    <IconLink icon="shopping-cart" label={text.cart} href={addresses.doorstepCart} />
  </LogoHeader>
);

const IconLink = ({ icon, label, href }: { icon: IconName; label: string; href: string }) => (
  <a className="icon-btn wide-only" href={href} aria-label={label}>
    <Icon name={icon} />
  </a>
);

interface AppCarProps {
  readonly car: Part<CarView | undefined>;
}

interface PricesForProps extends AppCarProps {
  /** The fragment of the price card, where a visitor changes the car. */
  readonly changeAt: string;
}

/** Names the car of the prices on the first screen, with a link to change it. */
export function PricesFor({ car, changeAt }: PricesForProps) {
  const view = partAtHand(car);
  if (view === undefined) return null;
  const { manufacturer, model, fuelType } = view.car.row;
  return (
    <p className="prices-for">
      {appHomeText.pricesFor} <b data-follows="car">{`${manufacturer} ${model} ${fuelType.toLowerCase()}`}</b>{' '}
      <a href={changeAt}>{appHomeText.changeCar}</a>
    </p>
  );
}
