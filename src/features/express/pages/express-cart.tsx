import { Accordion } from '../../../../client/ui/Accordion.tsx';
import { Skeleton } from '../../../../client/ui/Spinner.tsx';
import { homeCity } from '../../../content/cities/all-cities.ts';
import { expressPages } from '../../../content/express/express-pages.ts';
import { expressCartText as text } from '../../../content/text/en/express-cart.ts';
import { FaqList } from '../../../web/components/FaqList.tsx';
import { MinimalHeader } from '../../../web/components/MinimalHeader.tsx';
import { TickList } from '../../../web/components/TickList.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { CAR_QUERY, wantedCar } from '../../../web/document/CarPicker.tsx';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { Priced } from '../../../web/document/Priced.tsx';
import { pageTitle } from '../../../web/document/page-title.ts';
import {
  nothingToLoad,
  type PageContext,
  page,
  single,
  standardChrome,
} from '../../../web/pages/page-entry.ts';
import type { PriceBook } from '../../pricing/contract.ts';
import { chooseCar } from '../../pricing/index.ts';
import { CarForm } from './CarForm.tsx';
import { PackageForm } from './PackageForm.tsx';

const content = expressPages.expressPayNowCart;

/** The express package for the visitor's car, before its time is chosen and it is paid. */
export const expressCartPage = page({
  name: 'express-pay-now-cart',
  family: 'express-cart',
  group: 'services',
  query: [...CAR_QUERY, 'package', 'problem'],
  chrome: {
    ...standardChrome,
    navigation: 'hidden',
    popup: { automatic: false, exitIntent: false, forceClosed: true },
  },
  addresses: single(addresses.expressPayNowCart),
  city: () => homeCity,
  load: nothingToLoad,
  metadata: ({ context }) => ({
    title: pageTitle(content.title, context.brand.name),
    description: content.description,
    keywords: content.keywords,
    image: '/images/share/express.png',
    canonicalPath: addresses.expressPayNowCart,
    robots: ROBOTS_INDEX,
  }),
  Page: ({ context }) => (
    <>
      <MinimalHeader title={content.heading} back={{ href: addresses.expressPayNow, label: text.back }} />
      <div className="page narrow order-page">
        <p className="lead">{content.intro.join(' ')}</p>
        <Priced context={context} fallback={<Skeleton shape="block" />}>
          {(book) => <ExpressCart context={context} book={book} />}
        </Priced>
        <TickList ticks={content.points} />
        <FaqList faqs={content.faqs} />
      </div>
    </>
  ),
});

function ExpressCart({ context, book }: { readonly context: PageContext; readonly book: PriceBook }) {
  const car = chooseCar(book, wantedCar(context), { standIns: [] });
  if (!car?.isVisitors) {
    return (
      <section className="cart" data-needs-car="">
        <h2>{text.chooseCar}</h2>
        <p className="small">{text.chooseCarText}</p>
        <CarForm book={book} car={undefined} />
      </section>
    );
  }
  return (
    <>
      <PackageForm car={car} wanted={context.query.get('package') ?? ''} />
      <Accordion items={[{ title: text.changeCar, content: <CarForm book={book} car={car} /> }]} />
    </>
  );
}
