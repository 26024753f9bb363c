import { island as cart } from '../../../../client/islands/doorstep/Cart.island.tsx';
import { homeCity } from '../../../content/cities/all-cities.ts';
import { cartPageText as text } from '../../../content/text/cart-page.ts';
import { doorstepPageText } from '../../../content/text/doorstep.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { MinimalHeader } from '../../../web/document/headers.tsx';
import { Island } from '../../../web/document/Island.tsx';
import { ROBOTS_UNLISTED } from '../../../web/document/metadata.ts';
import { Sells } from '../../../web/document/PageDataBlock.tsx';
import { nothingToLoad, page, single, standardChrome } from '../../../web/pages/page-entry.ts';
import { PlainOrderForm } from '../../checkout/index.ts';
import { soldServices } from './ServiceRow.tsx';

/** The doorstep cart. The browser holds its items, so the page is the same for everybody. */
export const doorstepCartPage = page({
  name: 'doorstep-cart',
  family: 'doorstep-cart',
  viewConversion: 'checkout_started',
  group: 'services',
  showsPrices: true,
  audience: 'unlisted',
  chrome: { ...standardChrome, footer: 'short', navigation: 'slim', popup: 'closed' },
  query: ['add', 'problem'],
  addresses: single(addresses.doorstepCart),
  city: () => homeCity,
  load: nothingToLoad,
  metadata: ({ context }) => ({
    title: text.title(context.brand.name),
    description: text.description,
    keywords: ['doorstep service cart', 'car service cart', 'book car service jaipur'],
    image: 'doorstep',
    canonicalPath: addresses.doorstepCart,
    robots: ROBOTS_UNLISTED,
  }),
  Page: ({ context }) => (
    <>
      <MinimalHeader
        title={text.heading}
        back={{ href: addresses.doorstep, label: doorstepPageText.category.back }}
      />
      <div className="page narrow cart-page">
        <div className="needs-script">
          <Sells services={soldServices} />
          <Island
            of={cart}
            className="waits"
            start="load"
            props={{ services: soldServices, layout: 'page' }}
          />
        </div>
        <noscript>
          <PlainOrderForm context={context} />
        </noscript>
      </div>
    </>
  ),
});
