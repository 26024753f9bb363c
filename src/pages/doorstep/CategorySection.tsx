import { servicesOfCategory } from '../../content/doorstep/find.ts';
import { addresses } from '../../contract/addresses.ts';
import type { DoorstepCategory, DoorstepService } from '../../domain/catalogue.ts';
import type { PageContext } from '../page-entry.ts';
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
