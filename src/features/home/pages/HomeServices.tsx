import type { ServiceId } from '../../../content/services/service.ts';
import { serviceOf } from '../../../content/services/services.ts';
import { homeText } from '../../../content/text/en/home.ts';
import { Section } from '../../../web/components/Section.tsx';
import { SectionHead } from '../../../web/components/SectionHead.tsx';
import { ServiceRows } from '../../../web/components/ServiceRows.tsx';
import { serviceRow } from '../../../web/document/priced-services.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import type { PriceBook } from '../../pricing/contract.ts';
import { priceSet } from '../../pricing/contract.ts';
import { homeCar } from './home-car.ts';

const shown: readonly ServiceId[] = [
  'periodic',
  'ac',
  'denting',
  'battery',
  'tyre',
  'car-spa',
  'detailing',
  'windshield',
  'insurance-claims',
  'emergency',
];

/** Every service, with the price for the visitor's car where it depends on the car. */
export function HomeServices({ context, book }: { readonly context: PageContext; readonly book: PriceBook }) {
  const car = homeCar(context, book);
  const prices = car && priceSet(car.row);
  return (
    <Section sand>
      <SectionHead
        title={
          <>
            {homeText.services.title}{' '}
            <span data-follows="model">{car?.row.model ?? homeText.services.anyCar}</span>
          </>
        }
        text={homeText.services.text}
      />
      <ServiceRows rows={shown.map((id) => serviceRow(serviceOf(id), prices))} />
    </Section>
  );
}
