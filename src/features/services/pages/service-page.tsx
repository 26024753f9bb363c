import { Button } from '../../../../client/ui/Button.tsx';
import type { Service } from '../../../content/services/service.ts';
import { serviceOf } from '../../../content/services/services.ts';
import { servicesText } from '../../../content/text/services.ts';
import { PublishedReviews } from '../../../web/components/PublishedReviews.tsx';
import type { Offer } from '../../../web/components/prices.tsx';
import { StickyAction } from '../../../web/components/sections.tsx';
import { addresses, type ServiceSlug, serviceSlugs } from '../../../web/contract/addresses.ts';
import { aboutService } from '../../../web/document/about-service.ts';
import { BannerPlace } from '../../../web/document/BannerPlace.tsx';
import { BOOKING_DIALOG } from '../../../web/document/BookingDialog.tsx';
import { CarAction } from '../../../web/document/CarAction.tsx';
import { Fold } from '../../../web/document/Fold.tsx';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { pageTitle } from '../../../web/document/page-title.ts';
import { priceIn } from '../../../web/document/priced-services.ts';
import { autoRepairNode } from '../../../web/document/structured-data/auto-repair.ts';
import { breadcrumbNode } from '../../../web/document/structured-data/breadcrumb-list.ts';
import { faqPageNode } from '../../../web/document/structured-data/faq-page.ts';
import { serviceNode } from '../../../web/document/structured-data/service.ts';
import { type PageContext, page, standardChrome } from '../../../web/pages/page-entry.ts';
import { CAR_QUERY, type CarView, loadCar, type Part, partAtHand } from '../../../web/pages/page-prices.ts';
import type { Work } from '../../offers/contract.ts';
import { isOfferedIn, offerFor } from '../../offers/index.ts';
import type { ChosenCar } from '../../pricing/index.ts';
import { featuredPrice, ServiceHero, ServicePrices } from './service-hero.tsx';
import {
  ServiceAtHome,
  ServiceFacts,
  ServiceProse,
  ServiceQuestions,
  ServiceRelated,
  ServiceScope,
  ServiceSteps,
} from './service-sections.tsx';

const crumbsOf = ({ name }: Service) => [
  { label: servicesText.home, href: addresses.home },
  { label: servicesText.services, href: addresses.services },
  { label: name },
];

/** The work of the service in the visitor's city and on the visitor's car: an electric car has a list of its own. */
function workOf(service: Service, { city }: PageContext, view: CarView | undefined): Work {
  const chosen = view?.car.isVisitors ? view.car.row : undefined;
  const offer = offerFor({ city, service: service.id, car: chosen });
  return offer.offered ? offer : service;
}

interface ServiceView {
  readonly service: Service;
  readonly car: Part<CarView | undefined>;
  /** The price of the page. A price that depends on the car is known only while the sheet is in memory. */
  readonly offer: Offer;
}

function serviceView(slug: ServiceSlug, context: PageContext): ServiceView {
  const service = serviceOf(slug);
  const car = loadCar(context);
  return { service, car, offer: priceIn(context.city, service.id, partAtHand(car)?.prices) };
}

export const servicePage = page<{ readonly slug: ServiceSlug }, ServiceView>({
  name: 'service',
  family: 'service',
  bannerPositions: ['hero', 'prices'],
  viewConversion: 'content_viewed',
  group: 'services',
  showsPrices: true,
  chrome: { ...standardChrome, navigation: 'slim', schedule: true },
  query: CAR_QUERY,
  followsCity: true,
  variant: ({ slug }) => slug,
  addresses: () => serviceSlugs.map((slug) => ({ path: addresses.service(slug), parameters: { slug } })),
  load: ({ slug }, context) => serviceView(slug, context),
  metadata: ({ parameters: { slug }, data: { service, offer }, context }) => {
    const path = addresses.service(slug);
    return {
      title: pageTitle(service.title, context.brand.name),
      description: service.metaDescription,
      keywords: service.keywords,
      image: `service-${slug}`,
      canonicalPath: path,
      robots: ROBOTS_INDEX,
      about: aboutService(service.id),
      structuredData: [
        autoRepairNode(context),
        serviceNode(context, {
          name: service.name,
          serviceType: service.name,
          area: context.city.name,
          offers: offer.price === undefined ? [] : [{ name: service.name, price: offer.price }],
        }),
        faqPageNode(service.faqs),
        breadcrumbNode(context, crumbsOf(service)),
      ],
    };
  },
  Page: ({ data: { service, car, offer }, context }) => (
    <>
      <ServiceHero
        service={service}
        crumbs={crumbsOf(service)}
        path={context.path}
        city={context.city}
        car={car}
      />
      {/* A price for the car fills a phone's screen. Above a plain price there is room for more. */}
      {featuredPrice(service) && <Fold />}
      <BannerPlace at="hero" />
      <ServiceFacts service={service} />
      <Fold />
      <BannerPlace at="prices" />
      <ServicePrices service={service} city={context.city} car={car} />
      <ServiceSteps service={service} />
      <ServiceScope service={service} work={workOf(service, context, partAtHand(car))} />
      <ServiceProse service={service} />
      {isOfferedIn(context.city, 'doorstep') && <ServiceAtHome service={service} />}
      <PublishedReviews reviews={context.reviews} city={context.city} service={service.id} />
      <ServiceQuestions service={service} />
      <ServiceRelated service={service} city={context.city} prices={partAtHand(car)?.prices} />
      <Sticky service={service} offer={offer} car={partAtHand(car)?.car} />
    </>
  ),
});

interface StickyProps {
  readonly service: Service;
  readonly offer: Offer;
  readonly car: ChosenCar | undefined;
}

function Sticky({ service, offer: { price, follows }, car }: StickyProps) {
  if (follows !== undefined && car !== undefined)
    return <CarAction car={car} title={featuredPrice(service)?.title ?? service.name} price={follows} />;
  return (
    <StickyAction
      caption={service.name}
      price={price}
      action={<Button opens={BOOKING_DIALOG}>{servicesText.one.bookNow}</Button>}
    />
  );
}
