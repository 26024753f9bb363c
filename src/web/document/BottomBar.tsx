import { Icon } from '../../../client/ui/Icon.tsx';
import type { Brand } from '../../content/brand.ts';
import { chromeText } from '../../content/text/chrome.ts';
import { addresses } from '../contract/addresses.ts';

const text = chromeText.bottomBar;

/** Five links at the bottom of a phone's screen: home, express, a call, the chat assistant, the cart with its count. */
export function BottomBar({ path, brand }: { readonly path: string; readonly brand: Brand }) {
  const current = (address: string) => (path === address ? 'page' : undefined);
  return (
    <nav className="bar" aria-label={text.label}>
      <a href={path === addresses.home ? '#' : addresses.home} aria-current={current(addresses.home)}>
        <Icon name="home" />
        {text.home}
      </a>
      <a href={addresses.expressLive} aria-current={current(addresses.expressLive)}>
        <Icon name="timer" />
        {text.express}
      </a>
      <a href={`tel:${brand.supportPhoneDial}`}>
        <Icon name="phone" />
        {text.call}
      </a>
      <a href={addresses.assistant} aria-current={current(addresses.assistant)} data-opens="assistant">
        <Icon name="message-circle" />
        {text.chat}
      </a>
      <a href={addresses.doorstepCart} aria-current={current(addresses.doorstepCart)}>
        <Icon name="shopping-cart" />
        {text.cart}
        <span className="later count" data-cart-count="" hidden />
      </a>
    </nav>
  );
}
