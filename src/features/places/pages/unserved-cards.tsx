import { Button, ButtonLink } from '../../../../client/ui/Button.tsx';
import type { City } from '../../../content/cities/city.ts';
import { coverageText as text } from '../../../content/text/coverage.ts';
import { Section, SectionHead } from '../../../web/components/sections.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { nameOfPlace } from '../../../web/document/away-notice.ts';
import { BOOKING_DIALOG } from '../../../web/document/BookingDialog.tsx';
import { CarPicker } from '../../../web/document/CarPicker.tsx';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import type { CarView, Part } from '../../../web/pages/page-prices.ts';
import { EnquiryCard } from '../../enquiries/index.ts';
import type { UnservedPlace } from '../index.ts';

interface WishProps {
  readonly context: PageContext;
  /** Undefined where the visitor names the city in the form. */
  readonly place: UnservedPlace | undefined;
}

/** Asks for a number to call on the day of an opening. */
export const WishCard = ({ context, place }: WishProps) => (
  <EnquiryCard
    kind="opening"
    context={context}
    title={place ? text.wish.title(nameOfPlace(place)) : text.wish.anyTitle}
    note={place ? text.wish.text : text.wish.anyText}
    city={place?.name}
  />
);

interface VisitProps {
  /** The page's path, where the picker leads without JavaScript. */
  readonly path: string;
  /** The nearest city with a workshop. */
  readonly city: City;
  readonly car: Part<CarView | undefined>;
}

/** Shows what a visit in the nearest served city costs for the visitor's car. */
export const VisitSection = ({ path, city, car }: VisitProps) => (
  <Section sand split>
    <SectionHead title={text.visit.title(city.name)} text={text.visit.text(city.name)} flush>
      <ButtonLink kind="quiet" href={addresses.city(city.slug)}>
        {text.visit.more(city.name)}
      </ButtonLink>
    </SectionHead>
    <CarPicker
      path={path}
      car={car}
      layout="home"
      city={city}
      otherwise={<Button opens={BOOKING_DIALOG}>{text.visit.more(city.name)}</Button>}
    />
  </Section>
);
