import { servicesOfCategory } from '../../../content/doorstep/find.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import type { DoorstepCategory, DoorstepService } from '../rules/catalogue.ts';
import { EmergencyCall } from './EmergencyCall.tsx';
import { OpeningHours } from './OpeningHours.tsx';
import { ServiceRow } from './ServiceRow.tsx';

interface CategorySectionProps {
  readonly category: DoorstepCategory;
  readonly context: PageContext;
  readonly isWanted: (service: DoorstepService) => boolean;
}

/** A category of the index with its services; what the search does not want stays in the page, hidden. */
export function CategorySection({ category, context, isWanted }: CategorySectionProps) {
  const services = servicesOfCategory(category.id);
  return (
    <section className="cat" data-category={category.id} hidden={!services.some(isWanted)}>
      <div className="between">
        <h2>
          <a className="ds-link" href={addresses.doorstepCategory(category.id)}>
            {category.name}
          </a>
        </h2>
        <OpeningHours category={category} now={context.now} />
      </div>
      {services.map((service) => (
        <ServiceRow key={service.id} service={service} hidden={!isWanted(service)} linked />
      ))}
      {category.window === 'always' && <EmergencyCall brand={context.brand} />}
    </section>
  );
}
