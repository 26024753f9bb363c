import { Fragment } from 'react';
import { island as cart } from '../../../../client/islands/doorstep/Cart.island.tsx';
import { island as catalogueSearch } from '../../../../client/islands/doorstep/CatalogueSearch.island.tsx';
import { island as areaCheck } from '../../../../client/islands/location/AreaCheck.island.tsx';
import { TextLink } from '../../../../client/ui/Button.tsx';
import { Icon } from '../../../../client/ui/Icon.tsx';
import { homeCity } from '../../../content/cities/all-cities.ts';
import { doorstepCategories } from '../../../content/doorstep/categories.ts';
import { servicesOfCategory } from '../../../content/doorstep/find.ts';
import { HOME_PIN_PREFIX, servedLocalities } from '../../../content/doorstep/served-area.ts';
import { doorstepServices } from '../../../content/doorstep/services.ts';
import { serviceOf } from '../../../content/services/services.ts';
import { doorstepPageText, doorstepText } from '../../../content/text/doorstep.ts';
import type { UnfoundSearch } from '../../../values/unfound-search.ts';
import { FaqList } from '../../../web/components/lists.tsx';
import { Section, SectionHead } from '../../../web/components/sections.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { aboutService } from '../../../web/document/about-service.ts';
import { Fold } from '../../../web/document/Fold.tsx';
import { Island } from '../../../web/document/Island.tsx';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { Sells } from '../../../web/document/PageDataBlock.tsx';
import { faqPageNode } from '../../../web/document/structured-data/faq-page.ts';
import { serviceNode } from '../../../web/document/structured-data/service.ts';
import { nothingToLoad, type PageContext, page, single } from '../../../web/pages/page-entry.ts';
import { servedPlace } from '../../checkout/contract.ts';
import type { DoorstepCategory, DoorstepService } from '../rules/catalogue.ts';
import { categoryIdLike, matchesSearch, unitPrice } from '../rules/catalogue.ts';
import { EmergencyCall, OpeningHours } from './OpeningHours.tsx';
import { ServiceRow, searchWords, soldServices } from './ServiceRow.tsx';

const text = doorstepPageText.index;
const { faqs } = serviceOf('doorstep');

/** The localities for the check of an area. A visitor types an address or a name, which differ in Hindi. */
const askedLocalities = servedLocalities.map(({ slug, name, pinCode }) => ({ slug, name, pinCode }));

/** The doorstep catalogue: fifteen services in six categories, for Jaipur only. */
export const doorstepIndexPage = page({
  name: 'doorstep-services',
  family: 'doorstep',
  group: 'services',
  showsPrices: true,
  query: ['q', 'category', 'place'],
  freshForMinutes: 5,
  addresses: single(addresses.doorstep),
  city: () => homeCity,
  load: nothingToLoad,
  unfound: ({ context }) => unfoundIn(context.query),
  metadata: ({ context }) => ({
    title: text.title(context.brand.name),
    description: text.description,
    keywords: text.keywords,
    image: 'doorstep',
    canonicalPath: addresses.doorstep,
    robots: ROBOTS_INDEX,
    about: aboutService('doorstep'),
    structuredData: [
      serviceNode(context, {
        name: text.heading,
        serviceType: 'Doorstep car service',
        area: homeCity.name,
        offers: doorstepServices.map((service) => ({ name: service.name, price: unitPrice(service) })),
      }),
      faqPageNode(faqs),
    ],
  }),
  Page: ({ context }) => <DoorstepIndex context={context} />,
});

/** The search of the page's address. */
function searchIn(query: URLSearchParams) {
  const search = query.get('q') ?? '';
  const category = categoryIdLike(query.get('category') ?? '') ?? '';
  const isWanted = (service: DoorstepService): boolean =>
    (category === '' || service.categoryId === category) &&
    (search === '' || matchesSearch(searchWords(service), search));
  return { search, category, isWanted };
}

/** A browser with scripts answers both forms itself and reports what they did not find. */
function unfoundIn(query: URLSearchParams): UnfoundSearch | undefined {
  const { search, isWanted } = searchIn(query);
  if (search !== '' && !doorstepServices.some(isWanted)) return { kind: 'doorstep', typed: search };
  const place = query.get('place') ?? '';
  return place === '' || servedPlace(place, askedLocalities, HOME_PIN_PREFIX).served
    ? undefined
    : { kind: 'place', typed: place };
}

function DoorstepIndex({ context }: { readonly context: PageContext }) {
  const place = context.query.get('place');
  const { search, category, isWanted } = searchIn(context.query);
  return (
    <>
      <div className="page">
        <div className="doorstep-head">
          <h1>{text.heading}</h1>
          <p className="lead">{text.lead}</p>
          <p className="place-note">
            <Icon name="map-pin" />
            <span>
              {`${text.here} `}
              <TextLink href={addresses.services}>{text.otherCities}</TextLink>
            </span>
          </p>
        </div>
        <Island
          of={catalogueSearch}
          className="search-part"
          props={{
            categories: doorstepCategories.map(({ id, name }) => [id, name] as const),
            ...(search && { search }),
            ...(category && { category }),
            found: doorstepServices.filter(isWanted).length,
          }}
        />
        <div className="shop">
          <form action={addresses.doorstepCart}>
            {doorstepCategories.map((each) => (
              <CategorySection key={each.id} category={each} context={context} isWanted={isWanted} />
            ))}
          </form>
          {/* For a search that finds nothing. */}
          <Fold />
          <Sells services={soldServices} />
          <Island of={cart} className="cart-side" props={{ services: soldServices }} />
        </div>
      </div>
      <Section split>
        <SectionHead title={doorstepText.area.title} text={text.jaipurOnly} flush />
        <Island
          of={areaCheck}
          props={{
            localities: askedLocalities,
            pinPrefix: HOME_PIN_PREFIX,
            ...(place && { place }),
          }}
        />
      </Section>
      <Section joined split>
        <SectionHead title={text.faqTitle} flush />
        <FaqList faqs={faqs} />
      </Section>
    </>
  );
}

interface CategorySectionProps {
  readonly category: DoorstepCategory;
  readonly context: PageContext;
  readonly isWanted: (service: DoorstepService) => boolean;
}

/** Shows a category with its services; services that the search filters out stay in the page, hidden. */
function CategorySection({ category, context, isWanted }: CategorySectionProps) {
  const services = servicesOfCategory(category.id);
  return (
    <section className="cat" data-category={category.id} hidden={!services.some(isWanted)}>
      <div className="between">
        <h2>
          <a href={addresses.doorstepCategory(category.id)}>{category.name}</a>
        </h2>
        <OpeningHours category={category} now={context.now} />
      </div>
      {services.map((service) => (
        <Fragment key={service.id}>
          <ServiceRow service={service} hidden={!isWanted(service)} linked samples={context.sampleContent} />
          {isWanted(service) && <Fold />}
        </Fragment>
      ))}
      {category.window === 'always' && <EmergencyCall brand={context.brand} />}
    </section>
  );
}
