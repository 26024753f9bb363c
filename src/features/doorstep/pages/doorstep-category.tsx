import { Fragment } from 'react';
import { island as cart } from '../../../../client/islands/doorstep/Cart.island.tsx';
import { Icon } from '../../../../client/ui/Icon.tsx';
import { Tabs } from '../../../../client/ui/Tabs.tsx';
import { homeCity } from '../../../content/cities/all-cities.ts';
import { doorstepCategories } from '../../../content/doorstep/categories.ts';
import { servicesOfCategory } from '../../../content/doorstep/find.ts';
import { pictureFiles } from '../../../content/pictures.ts';
import { doorstepPageText } from '../../../content/text/doorstep.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { aboutService } from '../../../web/document/about-service.ts';
import { Fold } from '../../../web/document/Fold.tsx';
import { MinimalHeader } from '../../../web/document/headers.tsx';
import { Island } from '../../../web/document/Island.tsx';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { Sells } from '../../../web/document/PageDataBlock.tsx';
import { breadcrumbNode } from '../../../web/document/structured-data/breadcrumb-list.ts';
import { productNode } from '../../../web/document/structured-data/product.ts';
import { nothingToLoad, type PageContext, page, standardChrome } from '../../../web/pages/page-entry.ts';
import { type DoorstepCategory, unitPrice } from '../rules/catalogue.ts';
import { CartLink, EmergencyCall, OpeningHours } from './OpeningHours.tsx';
import { ServiceInFull, soldServices } from './ServiceRow.tsx';

const text = doorstepPageText.category;
const pathOf = ({ id }: DoorstepCategory) => addresses.doorstepCategory(id);

/** One category of the catalogue with the details of its services. Its address contains the category's id. */
export const doorstepCategoryPage = page<DoorstepCategory, undefined>({
  name: 'doorstep-category',
  family: 'doorstep-category',
  viewConversion: 'item_viewed',
  group: 'services',
  showsPrices: true,
  chrome: { ...standardChrome, navigation: 'slim' },
  freshForMinutes: 5,
  addresses: () => doorstepCategories.map((category) => ({ path: pathOf(category), parameters: category })),
  city: () => homeCity,
  load: nothingToLoad,
  metadata: ({ parameters: category, context }) => ({
    title: text.title(category.name, context.brand.name),
    description: category.metaDescription,
    keywords: text.keywords(category.name.toLowerCase()),
    image: category.window === 'always' ? 'emergency' : 'doorstep',
    canonicalPath: pathOf(category),
    robots: ROBOTS_INDEX,
    about: aboutService('doorstep'),
    structuredData: [
      breadcrumbNode(context, [
        { label: doorstepPageText.index.heading, href: addresses.doorstep },
        { label: category.name },
      ]),
      ...servicesOfCategory(category.id).map((service) =>
        productNode(context, {
          path: pathOf(category),
          id: service.id,
          name: service.extra ? `${service.name} (${service.extra.label})` : service.name,
          description: service.description,
          image: pictureFiles(service.image).png,
          price: unitPrice(service),
        }),
      ),
    ],
  }),
  Page: ({ parameters, context }) => <DoorstepCategoryPage category={parameters} context={context} />,
});

function DoorstepCategoryPage({
  category,
  context,
}: {
  readonly category: DoorstepCategory;
  readonly context: PageContext;
}) {
  return (
    <>
      <MinimalHeader title={category.name} back={{ href: addresses.doorstep, label: text.back }}>
        <CartLink />
      </MinimalHeader>
      <div className="page">
        <Tabs
          label={text.otherCategories}
          tabs={doorstepCategories.map((each) => ({
            href: pathOf(each),
            label: each.name,
            current: each.id === category.id,
          }))}
        />
        <div className="shop">
          <section className="cat">
            <div className="between">
              <h2>{text.jobs}</h2>
              <OpeningHours category={category} now={context.now} />
            </div>
            <p className="space-above-4 small">{category.description}</p>
            {category.window === 'always' && <EmergencyCall brand={context.brand} />}
            <form action={addresses.doorstepCart}>
              {servicesOfCategory(category.id).map((service) => (
                <Fragment key={service.id}>
                  <ServiceInFull service={service} samples={context.sampleContent} />
                  <Fold />
                </Fragment>
              ))}
            </form>
            <p className="place-note space-above-4 space-below-5">
              <Icon name="map-pin" />
              {doorstepPageText.index.jaipurOnly}
            </p>
          </section>
          <Sells services={soldServices} />
          <Island of={cart} className="cart-side" props={{ services: soldServices }} />
        </div>
      </div>
    </>
  );
}
