import { Skeleton } from '../../../../client/ui/Spinner.tsx';
import type { Service } from '../../../content/services/service.ts';
import { servicesText } from '../../../content/text/en/services.ts';
import { PriceTable } from '../../../web/components/PriceTable.tsx';
import { Section } from '../../../web/components/Section.tsx';
import { SectionHead } from '../../../web/components/SectionHead.tsx';
import { Priced } from '../../../web/document/Priced.tsx';
import { pricedServices } from '../../../web/document/priced-services.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import { comparedPrices, serviceCar } from './service-car.ts';

const text = servicesText.one;

interface ServicePricesProps {
  readonly service: Service;
  readonly context: PageContext;
}

/** Where a service comes in several sizes, what each costs for the car. */
export function ServicePrices({ service, context }: ServicePricesProps) {
  const fields = comparedPrices(service);
  if (fields.length === 0) return null;
  return (
    <Section joined>
      <Priced context={context} fallback={<Skeleton shape="block" />}>
        {(book) => {
          const car = serviceCar(context, book);
          if (car === undefined) return null;
          const lines = pricedServices(car.row);
          return (
            <>
              <SectionHead
                title={
                  <>
                    {text.prices}{' '}
                    <span data-follows="caption">{`${car.row.model} ${car.row.fuelType.toLowerCase()}`}</span>
                  </>
                }
              />
              <PriceTable
                services={lines.filter(({ follows }) => follows !== undefined && fields.includes(follows))}
              />
            </>
          );
        }}
      </Priced>
    </Section>
  );
}
