import type { ReactNode } from 'react';
import { ButtonLink, TextLink } from '../../../../client/ui/Button.tsx';
import { ChipLink } from '../../../../client/ui/Chip.tsx';
import type { City } from '../../../content/cities/city.ts';
import { findDoorstepService } from '../../../content/doorstep/find.ts';
import { adviceFaqs } from '../../../content/faqs.ts';
import { type ServiceGroupJob, serviceGroups } from '../../../content/services/groups.ts';
import { serviceOf } from '../../../content/services/services.ts';
import { servicesText } from '../../../content/text/services.ts';
import { Breadcrumb, type Crumb } from '../../../web/components/heroes.tsx';
import { FaqList } from '../../../web/components/lists.tsx';
import { type ServiceRow, ServiceRows } from '../../../web/components/prices.tsx';
import { ClosingBand, Section, SectionHead } from '../../../web/components/sections.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { BannerPlace } from '../../../web/document/BannerPlace.tsx';
import { CarPicker } from '../../../web/document/CarPicker.tsx';
import { CompareServices } from '../../../web/document/CompareServices.tsx';
import { Fold } from '../../../web/document/Fold.tsx';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { Priced } from '../../../web/document/Priced.tsx';
import { pageTitle } from '../../../web/document/page-title.ts';
import { offersOf, priceIn, serviceAddress } from '../../../web/document/priced-services.ts';
import { RoutineAction } from '../../../web/document/RoutineAction.tsx';
import { autoRepairNode } from '../../../web/document/structured-data/auto-repair.ts';
import { breadcrumbNode } from '../../../web/document/structured-data/breadcrumb-list.ts';
import { faqPageNode } from '../../../web/document/structured-data/faq-page.ts';
import { serviceNode } from '../../../web/document/structured-data/service.ts';
import { page, single } from '../../../web/pages/page-entry.ts';
import { CAR_QUERY, loadCar, partAtHand } from '../../../web/pages/page-prices.ts';
import { isOfferedIn } from '../../offers/index.ts';
import type { PriceSet } from '../../pricing/contract.ts';
import { SearchForm } from '../../search/index.ts';

const text = servicesText.all;

const crumbs = [
  { label: servicesText.home, href: addresses.home },
  { label: servicesText.services },
] as const;

export const servicesPage = page({
  name: 'services',
  family: 'services',
  bannerPositions: ['hero'],
  group: 'services',
  showsPrices: true,
  query: CAR_QUERY,
  followsCity: true,
  addresses: single(addresses.services),
  load: (_, context) => ({ car: loadCar(context) }),
  metadata: ({ data, context }) => {
    const prices = partAtHand(data.car)?.prices;
    return {
      title: pageTitle(text.title, context.brand.name),
      description: text.description(context.city.name),
      keywords: text.keywords,
      image: 'services',
      canonicalPath: addresses.services,
      robots: ROBOTS_INDEX,
      structuredData: [
        autoRepairNode(context),
        serviceNode(context, {
          name: text.heading,
          serviceType: servicesText.services,
          area: context.city.name,
          offers: prices && offersOf(prices, context.city),
        }),
        faqPageNode(adviceFaqs),
        breadcrumbNode(context, crumbs),
      ],
    };
  },
  Page: ({ data: { car }, context }) => (
    <>
      <ServicesHead
        crumbs={crumbs}
        title={text.heading}
        lead={text.lead}
        priceCard={<CarPicker path={context.path} city={context.city} car={car} layout="home" />}
      >
        <SearchForm id="service-search" {...servicesText.search} />
        <nav className="choices" aria-label={text.groups}>
          {serviceGroups.map(({ anchor, name }) => (
            <ChipLink href={`#${anchor}`} key={anchor}>
              {name}
            </ChipLink>
          ))}
        </nav>
        <p className="pair">
          <TextLink href={addresses.voiceSearchDemo}>{text.byVoice}</TextLink>
          <TextLink href={addresses.spinToWin}>{text.spin}</TextLink>
        </p>
      </ServicesHead>
      <Fold />
      <BannerPlace at="hero" />
      <Priced part={car} fallback={<ServiceGroups city={context.city} prices={undefined} />}>
        {(view) => (
          <>
            <ServiceGroups city={context.city} prices={view?.prices} />
            {view && <CompareServices city={context.city} car={view.car} />}
          </>
        )}
      </Priced>
      <Section split>
        <SectionHead flush title={text.questions} />
        <FaqList faqs={adviceFaqs} />
      </Section>
      <ClosingBand title={text.closingTitle} text={text.closingText}>
        <ButtonLink kind="white" icon="message-circle" href={addresses.assistant}>
          {text.closingAction}
        </ButtonLink>
      </ClosingBand>
      <RoutineAction car={car} city={context.city} />
    </>
  ),
});

interface ServicesHeadProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly lead: string;
  readonly priceCard: ReactNode;
  readonly children: ReactNode;
}

/** Shows the text with the price card beside it. On phones search and links follow the card. */
const ServicesHead = ({ crumbs, title, lead, priceCard, children }: ServicesHeadProps) => (
  <div className="service-hero">
    <div className="page">
      <div className="words">
        <Breadcrumb crumbs={crumbs} />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="deal">{priceCard}</div>
      <div className="ways-on">{children}</div>
    </div>
  </div>
);

interface Shown {
  readonly city: City;
  readonly prices: PriceSet | undefined;
}

const hasJob = (city: City, { serviceId, doorstepServiceId }: ServiceGroupJob): boolean =>
  isOfferedIn(city, serviceId) && (doorstepServiceId === undefined || isOfferedIn(city, 'doorstep'));

/** Shows the six groups under their anchors, each job with its price. */
const ServiceGroups = (shown: Shown) =>
  serviceGroups.map((group, index) => (
    <Section key={group.anchor} id={group.anchor} sand={index % 2 === 1}>
      <SectionHead title={group.name} text={group.summary} />
      <ServiceRows
        rows={group.jobs.filter((job) => hasJob(shown.city, job)).map((job) => jobRow(job, shown))}
      />
    </Section>
  ));

function jobRow(job: ServiceGroupJob, { city, prices }: Shown): ServiceRow {
  const service = serviceOf(job.serviceId);
  const atHome = job.doorstepServiceId === undefined ? undefined : findDoorstepService(job.doorstepServiceId);
  const shown = { icon: job.icon, name: job.name, detail: job.text };
  if (atHome) {
    return {
      ...shown,
      href: `${addresses.doorstepCategory(atHome.categoryId)}#${atHome.id}`,
      price: atHome.price,
    };
  }
  const offer = job.isQuoted ? {} : priceIn(city, job.jobId ?? service.id, prices);
  return { ...shown, href: serviceAddress(service), ...offer };
}
