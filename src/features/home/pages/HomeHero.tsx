import { Button } from '../../../../client/ui/Button.tsx';
import { Skeleton } from '../../../../client/ui/Spinner.tsx';
import { claims } from '../../../content/claims.ts';
import { homeText } from '../../../content/text/en/home.ts';
import { Facts } from '../../../web/components/Facts.tsx';
import { Hero } from '../../../web/components/Hero.tsx';
import { BOOKING_DIALOG } from '../../../web/document/BookingDialog.tsx';
import { CarPicker } from '../../../web/document/CarPicker.tsx';
import { CityButton } from '../../../web/document/CityMenu.tsx';
import { Logo } from '../../../web/document/Navigation.tsx';
import { Priced } from '../../../web/document/Priced.tsx';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import type { PriceBook } from '../../pricing/contract.ts';
import { homeCar } from './home-car.ts';

const { facts } = homeText;

/** On phones, where home has no navigation (spec section 2): the mark, and the city. */
export const BrandRow = ({ context }: { readonly context: PageContext }) => (
  <div className="page phone-only">
    <div className="brandrow">
      <Logo brand={context.brand} />
      <CityButton city={context.city} />
    </div>
  </div>
);

/** The words, the visitor's car with its price, and four proofs. */
export const HomeHero = ({ context }: { readonly context: PageContext }) => (
  <div className="page">
    <Hero
      title={homeText.heading}
      lead={homeText.lead(context.city.name)}
      picture="hero-doorstep"
      pictureAlt={homeText.pictureAlt}
    >
      <Priced context={context} fallback={<Skeleton shape="block" />}>
        {(book) => <HomePicker context={context} book={book} />}
      </Priced>
    </Hero>
    <Facts
      facts={[
        {
          value: claims.rating.value.toFixed(1),
          label: facts.rating(claims.rating.reviewsOnPages),
          star: true,
        },
        { value: facts.express, label: facts.expressLabel },
        { value: facts.pickup, label: facts.pickupLabel },
        { value: facts.hours, label: facts.hoursLabel },
      ]}
    />
  </div>
);

interface HomePickerProps {
  readonly context: PageContext;
  readonly book: PriceBook;
}

function HomePicker({ context, book }: HomePickerProps) {
  const car = homeCar(context, book);
  return car ? (
    <CarPicker context={context} book={book} car={car} layout="home" />
  ) : (
    <Button opens={BOOKING_DIALOG}>{homeText.closing.button}</Button>
  );
}
