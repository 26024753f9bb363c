import { island as checkout } from '../../../../client/islands/checkout/Checkout.island.tsx';
import type { CheckoutProps } from '../../../../client/islands/checkout/checkout-state.ts';
import { Alert } from '../../../../client/ui/Alert.tsx';
import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { Skeleton } from '../../../../client/ui/Spinner.tsx';
import { homeCity } from '../../../content/cities/all-cities.ts';
import { checkoutText as text } from '../../../content/text/checkout.ts';
import { checkoutPageText } from '../../../content/text/checkout-page.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { MinimalHeader } from '../../../web/document/headers.tsx';
import { Island } from '../../../web/document/Island.tsx';
import { ROBOTS_UNLISTED } from '../../../web/document/metadata.ts';
import { Sells } from '../../../web/document/PageDataBlock.tsx';
import { Priced } from '../../../web/document/Priced.tsx';
import { type PageContext, page, single, standardChrome } from '../../../web/pages/page-entry.ts';
import { pricedPart } from '../../../web/pages/page-prices.ts';
import type { PriceBook } from '../../pricing/contract.ts';
import { checkoutProps } from './checkout-view.ts';
import { ReturnedOrder } from './PlainOrderForm.tsx';
import { paymentPolicy } from './payment-policy.ts';

/** The checkout form. The page is the same for everybody, because the browser holds the cart. */
export const checkoutPage = page({
  name: 'checkout',
  family: 'checkout',
  viewConversion: 'checkout_begun',
  group: 'other',
  showsPrices: true,
  booksHere: true,
  audience: 'unlisted',
  query: ['car', 'package', 'problem'],
  policy: paymentPolicy,
  chrome: { ...standardChrome, footer: 'short', navigation: 'wide-only', bottomBar: false, popup: 'closed' },
  addresses: single(addresses.checkout),
  city: () => homeCity,
  load: (_, context) => ({ props: pricedPart(context, (book) => partOf(context, book)) }),
  metadata: ({ context }) => ({
    title: checkoutPageText.title(context.brand.name),
    description: checkoutPageText.description,
    keywords: ['book doorstep car service', 'car service checkout'],
    image: 'doorstep',
    canonicalPath: addresses.checkout,
    robots: ROBOTS_UNLISTED,
  }),
  Page: ({ data, context }) => (
    <>
      <MinimalHeader title={text.heading} back={{ href: backOf(context), label: text.back }} />
      <div className="page checkout-page">
        <ReturnedOrder context={context} />
        <Priced part={data.props} fallback={<Skeleton />}>
          {(props) => (props === 'gone' ? <CarGone /> : <CheckoutPart props={props} />)}
        </Priced>
      </div>
    </>
  ),
});

/** Without prices nobody knows whether the car of a link is still sold. */
function partOf(context: PageContext, book: PriceBook): CheckoutProps | 'gone' {
  const props = checkoutProps(context, book);
  return context.query.has('package') && props.named === null && book.rowCount > 0 ? 'gone' : props;
}

const backOf = ({ query }: PageContext): string => {
  const car = query.get('car');
  return car === null
    ? addresses.doorstepCart
    : `${addresses.expressPayNowCart}?${new URLSearchParams({ car })}`;
};

/** The link names a car or a package that is not sold under this name any more: the cart would be another order. */
const CarGone = () => (
  <div className="stack">
    <Alert tone="calm">{checkoutPageText.carGone}</Alert>
    <ButtonLink href={addresses.expressPayNow}>{checkoutPageText.carGoneLink}</ButtonLink>
  </div>
);

function CheckoutPart({ props }: { readonly props: CheckoutProps }) {
  const sells = <Sells services={props.services} {...(props.named && { wanted: props.named.serviceIds })} />;
  if (props.named)
    return (
      <>
        {sells}
        <Island of={checkout} props={props} />
      </>
    );
  return (
    <>
      {sells}
      <Island of={checkout} className="needs-script waits" props={props} />
      <noscript>
        <div className="stack">
          <Alert tone="calm">{checkoutPageText.withoutScript}</Alert>
          <ButtonLink href={addresses.doorstepCart}>{checkoutPageText.withoutScriptLink}</ButtonLink>
        </div>
      </noscript>
    </>
  );
}
