import { cartText } from '../../../src/content/text/cart.ts';
import type { CartChange } from '../../../src/features/doorstep/rules/cart.ts';
import { formatMoney } from '../../../src/values/money.ts';
import { Button } from '../../ui/Button.tsx';
import type { CartPage } from './use-cart-page.ts';

const text = cartText.changed;

function sentence(change: CartChange, nameOf: CartPage['nameOf']): string {
  switch (change.kind) {
    case 'price':
      return text.price(nameOf(change.serviceId), formatMoney(change.before), formatMoney(change.after));
    case 'name':
      return text.name(change.before, change.after);
    case 'withdrawn':
      return text.withdrawn(change.name);
  }
}

/** The items whose price or name changed since the visitor added them; shown until the visitor accepts the changes. */
export function ChangedItems({ page: { changes, nameOf, accept } }: { readonly page: CartPage }) {
  if (changes.length === 0) return null;
  return (
    <div className="changed" role="alert">
      <b>{text.title}</b>
      <ul>
        {changes.map((change) => (
          <li key={`${change.kind} ${change.serviceId}`}>{sentence(change, nameOf)}</li>
        ))}
      </ul>
      <Button kind="quiet" short onClick={accept}>
        {text.accept}
      </Button>
    </div>
  );
}
