import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { ChipLink } from '../../../../client/ui/Chip.tsx';
import { Skeleton } from '../../../../client/ui/Spinner.tsx';
import { adviceFaqs } from '../../../content/faqs.ts';
import { serviceGroups } from '../../../content/services/groups.ts';
import { shareImageAddress } from '../../../content/share-images.ts';
import { servicesText } from '../../../content/text/en/services.ts';
import { ClosingBand } from '../../../web/components/ClosingBand.tsx';
import { FaqList } from '../../../web/components/FaqList.tsx';
import { Section } from '../../../web/components/Section.tsx';
import { SectionHead } from '../../../web/components/SectionHead.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { CAR_QUERY, CarPicker } from '../../../web/document/CarPicker.tsx';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { Priced } from '../../../web/document/Priced.tsx';
import { pageTitle } from '../../../web/document/page-title.ts';
import { offersOf } from '../../../web/document/priced-services.ts';
import { autoRepairNode } from '../../../web/document/structured-data/auto-repair.ts';
import { breadcrumbNode } from '../../../web/document/structured-data/breadcrumb-list.ts';
import { faqPageNode } from '../../../web/document/structured-data/faq-page.ts';
import { serviceNode } from '../../../web/document/structured-data/service.ts';
import { nothingToLoad, type PageContext, page, single } from '../../../web/pages/page-entry.ts';
import { priceSet } from '../../pricing/contract.ts';
import { SearchForm } from '../../search/pages/SearchForm.tsx';
import { ServiceGroups } from './ServiceGroups.tsx';
import { ServicesHead } from './ServicesHead.tsx';
import { serviceCar } from './service-car.ts';

const text = servicesText.all;

const crumbs = [
  { label: servicesText.home, href: addresses.home },
  { label: servicesText.services },
] as const;

const pricesAtHand = (context: PageContext) => {
  const book = context.prices.peek();
  const car = book && serviceCar(context, book);
  return car && priceSet(car.row);
};

export const servicesPage = page({
  name: 'services',
  family: 'services',
  group: 'services',
  query: CAR_QUERY,
  addresses: single(addresses.services),
  load: nothingToLoad,
  metadata: ({ context }) => {
    const prices = pricesAtHand(context);
    return {
      title: pageTitle(text.title, context.brand.name),
      description: text.description(context.city.name),
      keywords: text.keywords,
      image: shareImageAddress('services'),
      canonicalPath: addresses.services,
      robots: ROBOTS_INDEX,
      structuredData: [
        autoRepairNode(context),
        serviceNode(context, {
          path: addresses.services,
          name: text.heading,
          description: text.description(context.city.name),
          serviceType: servicesText.services,
          area: context.city.name,
          offers: prices && offersOf(prices),
        }),
        faqPageNode(context, addresses.services, adviceFaqs),
        breadcrumbNode(context, crumbs),
      ],
    };
  },
  Page: ({ context }) => (
    <>
      <ServicesHead crumbs={crumbs} title={text.heading} lead={text.lead} slip={<Slip context={context} />}>
        <SearchForm id="service-search" {...servicesText.search} />
        <nav className="choices" aria-label={text.groups}>
          {serviceGroups.map(({ anchor, name }) => (
            <ChipLink href={`#${anchor}`} key={anchor}>
              {name}
            </ChipLink>
          ))}
        </nav>
      </ServicesHead>
      <Priced context={context} fallback={<ServiceGroups prices={undefined} />}>
        {(book) => {
          const car = serviceCar(context, book);
          return <ServiceGroups prices={car && priceSet(car.row)} />;
        }}
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
    </>
  ),
});

const Slip = ({ context }: { readonly context: PageContext }) => (
  <Priced context={context} fallback={<Skeleton shape="block" />}>
    {(book) => {
      const car = serviceCar(context, book);
      return car && <CarPicker context={context} book={book} car={car} layout="home" />;
    }}
  </Priced>
);
