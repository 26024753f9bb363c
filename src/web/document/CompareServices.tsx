import { ButtonLink } from '../../../client/ui/Button.tsx';
import type { City } from '../../content/cities/city.ts';
import { compareText as text } from '../../content/text/compare.ts';
import { uiText } from '../../content/text/ui.ts';
import { isElectric } from '../../features/offers/contract.ts';
import { type ComparedPrice, comparisonIn } from '../../features/offers/index.ts';
import { leadServiceOf, priceSet } from '../../features/pricing/contract.ts';
import { carSlug } from '../../values/vehicle.ts';
import { OfferPrice } from '../components/prices.tsx';
import { Section, SectionHead } from '../components/sections.tsx';
import { addresses, COMPARISON } from '../contract/addresses.ts';
import { bookingOf, priceIn, type ShownCar } from './priced-services.ts';

interface CompareServicesProps {
  readonly city: City;
  readonly car: ShownCar;
  readonly sand?: boolean;
}

/**
 * Basic, periodic and express service side by side: price, time, work, and why the prices differ or don't. The work of
 * an electric car is another, so the browser fetches the section again where the visitor changes to one.
 */
export function CompareServices({ city, car, sand = false }: CompareServicesProps) {
  const compared = comparisonIn(city, car.row);
  const reasons = compared.flatMap(({ name, has, reason }) =>
    reason === undefined || has === undefined ? [] : [text.reason(reason, name, has)],
  );
  return (
    <Section id={COMPARISON} sand={sand}>
      <SectionHead title={text.title} text={text.lead} />
      <div className="compare" data-electric={isElectric(car.row.fuelType)}>
        {compared.map((service) => (
          <article key={service.id}>
            <Head service={service} city={city} car={car} />
            <div className="compare-work">
              <p className="small">{text.work(service.name, service.has)}</p>
              <ul className="ticks">
                {service.adds.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          </article>
        ))}
      </div>
      {reasons.length > 0 && (
        <>
          <h3 className="space-above-5">{text.why}</h3>
          {reasons.map((reason) => (
            <p className="space-above-2" key={reason}>
              {reason}
            </p>
          ))}
        </>
      )}
    </Section>
  );
}

interface HeadProps extends Pick<CompareServicesProps, 'city' | 'car'> {
  readonly service: ReturnType<typeof comparisonIn>[number];
}

/** Name, price and time of a service, with its booking. */
function Head({ service: { id, name, offer }, city, car }: HeadProps) {
  const price: ComparedPrice = id;
  return (
    <div className="compare-head">
      <h3>{name}</h3>
      <OfferPrice {...priceIn(city, id, priceSet(car.row))} />
      <p className="small">{offer.takes.text}</p>
      <ButtonLink
        kind="quiet"
        short
        aria-label={uiText.priceTable.bookService(name)}
        href={addresses.bookFor(leadServiceOf(price), car.isVisitors ? carSlug(car.row) : undefined)}
        {...bookingOf(car, name, price)}
      >
        {uiText.priceTable.book}
      </ButtonLink>
    </div>
  );
}
