import { claims } from '../../../content/claims.ts';
import { type Metadata, ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { pageTitle } from '../../../web/document/page-title.ts';
import { offersOf } from '../../../web/document/priced-services.ts';
import { autoRepairNode } from '../../../web/document/structured-data/auto-repair.ts';
import { breadcrumbNode } from '../../../web/document/structured-data/breadcrumb-list.ts';
import { faqPageNode } from '../../../web/document/structured-data/faq-page.ts';
import { organisationNode } from '../../../web/document/structured-data/organisation.ts';
import { serviceNode } from '../../../web/document/structured-data/service.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import { unitPrice } from '../../doorstep/rules/catalogue.ts';
import { priceSet } from '../../pricing/contract.ts';
import { landingCar } from './landing-car.ts';
import type { LandingView } from './landing-view.ts';

/** The head of a landing page. Offers hold the prices of the car that the page shows, where the sheet is at hand. */
export function landingMetadata(
  context: PageContext,
  view: LandingView,
  radiusMetres: number = claims.serviceRadiusMetres.cityPages,
): Metadata {
  const book = context.prices.peek();
  const car = book && landingCar(context, book, view.scope);
  return {
    title: pageTitle(view.title, context.brand.name),
    description: view.description,
    keywords: view.keywords,
    image: view.image,
    canonicalPath: view.path,
    robots: ROBOTS_INDEX,
    about: { ...view.about, location: view.city.name },
    structuredData: [
      organisationNode(context),
      autoRepairNode(context, { centre: view.city.coordinates, radiusMetres }),
      serviceNode(context, {
        path: view.path,
        name: view.heading,
        description: view.description,
        serviceType: view.serviceType,
        area: view.area,
        offers: view.doorstep
          ? view.doorstep.services.map((service) => ({ name: service.name, price: unitPrice(service) }))
          : car && offersOf(priceSet(car.row)),
      }),
      breadcrumbNode(context, view.crumbs),
      ...(view.faqs.length > 0 ? [faqPageNode(context, view.path, view.faqs)] : []),
    ],
    ...(view.hiddenContent ? { hiddenContent: view.hiddenContent } : {}),
  };
}
