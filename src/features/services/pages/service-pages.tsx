import { Button } from '../../../../client/ui/Button.tsx';
import type { Service } from '../../../content/services/service.ts';
import { serviceOf } from '../../../content/services/services.ts';
import { shareImageAddress } from '../../../content/share-images.ts';
import { servicesText } from '../../../content/text/en/services.ts';
import { StickyAction } from '../../../web/components/StickyAction.tsx';
import { addresses, type ServiceSlug, serviceSlugs } from '../../../web/contract/addresses.ts';
import { BOOKING_DIALOG } from '../../../web/document/BookingDialog.tsx';
import { CAR_QUERY } from '../../../web/document/CarPicker.tsx';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { PlainTop } from '../../../web/document/PlainTop.tsx';
import { pageTitle } from '../../../web/document/page-title.ts';
import { bookingOf, offerOf } from '../../../web/document/priced-services.ts';
import { autoRepairNode } from '../../../web/document/structured-data/auto-repair.ts';
import { breadcrumbNode } from '../../../web/document/structured-data/breadcrumb-list.ts';
import { faqPageNode } from '../../../web/document/structured-data/faq-page.ts';
import { serviceNode } from '../../../web/document/structured-data/service.ts';
import { type PageContext, type PageEntry, page, standardChrome } from '../../../web/pages/page-entry.ts';
import { priceSet } from '../../pricing/contract.ts';
import { ServiceHero } from './ServiceHero.tsx';
import { ServicePrices } from './ServicePrices.tsx';
import { featuredPrice, serviceCar } from './service-car.ts';
import { ServiceFacts, ServiceProse, ServiceScope, ServiceSteps } from './service-details.tsx';
import { ServiceAtHome, ServiceQuestions, ServiceRelated } from './service-more.tsx';

const crumbsOf = ({ name }: Service) => [
  { label: servicesText.home, href: addresses.home },
  { label: servicesText.services, href: addresses.services },
  { label: name },
];

/** The price of the page: of the car where it depends on one, and only while the sheet is at hand. */
function priceOf(service: Service, context: PageContext) {
  const book = context.prices.peek();
  const car = book && serviceCar(context, book);
  return { ...offerOf(service.price, car && priceSet(car.row)), car };
}

const servicePage = page<{ readonly slug: ServiceSlug }, Service>({
  name: 'service',
  family: 'service',
  group: 'services',
  // Service pages carry a top of their own (spec section 2, layout rules).
  chrome: { ...standardChrome, navigation: 'hidden', schedule: true },
  query: CAR_QUERY,
  addresses: () => serviceSlugs.map((slug) => ({ path: addresses.service(slug), parameters: { slug } })),
  load: ({ slug }) => serviceOf(slug),
  metadata: ({ parameters: { slug }, data: service, context }) => {
    const path = addresses.service(slug);
    const { price } = priceOf(service, context);
    return {
      title: pageTitle(service.title, context.brand.name),
      description: service.metaDescription,
      keywords: service.keywords,
      image: shareImageAddress(`service-${slug}`),
      canonicalPath: path,
      robots: ROBOTS_INDEX,
      about: { serviceInterest: service.name },
      structuredData: [
        autoRepairNode(context),
        serviceNode(context, {
          path,
          name: service.name,
          description: service.metaDescription,
          serviceType: service.name,
          area: context.city.name,
          offers: price === undefined ? [] : [{ name: service.name, price }],
        }),
        faqPageNode(context, path, service.faqs),
        breadcrumbNode(context, crumbsOf(service)),
      ],
    };
  },
  Page: ({ data: service, context }) => (
    <>
      <PlainTop
        backHref={addresses.services}
        backTo={servicesText.services}
        title={service.name}
        city={context.city}
      />
      <ServiceHero service={service} crumbs={crumbsOf(service)} context={context} />
      <ServiceFacts service={service} />
      <ServicePrices service={service} context={context} />
      <ServiceSteps service={service} />
      <ServiceScope service={service} />
      <ServiceProse service={service} />
      <ServiceAtHome service={service} />
      <ServiceQuestions service={service} />
      <ServiceRelated service={service} context={context} />
      <Sticky service={service} context={context} />
    </>
  ),
});

function Sticky({ service, context }: { readonly service: Service; readonly context: PageContext }) {
  const { price, follows, car } = priceOf(service, context);
  const isOfCar = follows !== undefined && car !== undefined;
  const title = featuredPrice(service)?.title ?? service.name;
  return (
    <StickyAction
      caption={
        isOfCar ? (
          <span data-follows="caption">{`${car.row.model} ${car.row.fuelType.toLowerCase()}`}</span>
        ) : (
          service.name
        )
      }
      price={price}
      follows={follows}
      action={
        <Button opens={BOOKING_DIALOG} {...(isOfCar ? bookingOf(car.row, title, follows) : {})}>
          {servicesText.one.bookNow}
        </Button>
      }
    />
  );
}

export const servicePages: readonly PageEntry[] = [servicePage];
