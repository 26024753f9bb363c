import { island as checkout } from '../../../../client/islands/checkout/Checkout.island.tsx';
import { Alert } from '../../../../client/ui/Alert.tsx';
import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { Skeleton } from '../../../../client/ui/Spinner.tsx';
import { homeCity } from '../../../content/cities/all-cities.ts';
import { checkoutText as text } from '../../../content/text/en/checkout.ts';
import { MinimalHeader } from '../../../web/components/MinimalHeader.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { Island } from '../../../web/document/Island.tsx';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { Priced } from '../../../web/document/Priced.tsx';
import {
  nothingToLoad,
  type PageContext,
  page,
  single,
  standardChrome,
} from '../../../web/pages/page-entry.ts';
import type { PriceBook } from '../../pricing/contract.ts';
import { checkoutProps } from './checkout-view.ts';
import { paymentPolicy } from './payment-policy.ts';
import { ReturnedOrder } from './ReturnedOrder.tsx';

/** Who, where, when and how paid. The same page for everybody: the cart is the browser's, nothing personal is in the address. */
export const checkoutPage = page({
  name: 'checkout',
  family: 'checkout',
  group: 'other',
  audience: 'unlisted',
  query: ['car', 'package', 'problem'],
  policy: paymentPolicy,
  chrome: {
    ...standardChrome,
    navigation: 'hidden',
    bottomBar: false,
    popup: { automatic: false, exitIntent: false, forceClosed: true },
  },
  addresses: single(addresses.checkout),
  city: () => homeCity,
  load: nothingToLoad,
  metadata: ({ context }) => ({
    title: text.title(context.brand.name),
    description: text.description,
    keywords: ['book doorstep car service', 'car service checkout'],
    image: '/images/share/doorstep.png',
    canonicalPath: addresses.checkout,
    robots: ROBOTS_INDEX,
  }),
  Page: ({ context }) => (
    <>
      <MinimalHeader title={text.heading} back={{ href: backOf(context), label: text.back }} />
      <div className="page checkout-page">
        <ReturnedOrder context={context} />
        <Priced context={context} fallback={<Skeleton shape="block" />}>
          {(book) => <CheckoutPart context={context} book={book} />}
        </Priced>
      </div>
    </>
  ),
});

const backOf = ({ query }: PageContext): string => {
  const car = query.get('car');
  return car === null
    ? addresses.doorstepCart
    : `${addresses.expressPayNowCart}?${new URLSearchParams({ car })}`;
};

function CheckoutPart({ context, book }: { readonly context: PageContext; readonly book: PriceBook }) {
  const props = checkoutProps(context, book);
  if (props.named) return <Island of={checkout} props={props} />;
  return (
    <>
      <Island of={checkout} className="needs-script waits" props={props} />
      <noscript>
        <div className="stack">
          <Alert tone="calm">{text.withoutScript}</Alert>
          <ButtonLink href={addresses.doorstepCart}>{text.withoutScriptLink}</ButtonLink>
        </div>
      </noscript>
    </>
  );
}
