import { Accordion } from '../../../../client/ui/Accordion.tsx';
import { Button } from '../../../../client/ui/Button.tsx';
import { Select } from '../../../../client/ui/Field.tsx';
import { CarSummary } from '../../../../client/ui/PriceCard.tsx';
import { RadioCards } from '../../../../client/ui/radios.tsx';
import { Skeleton } from '../../../../client/ui/Spinner.tsx';
import { homeCity } from '../../../content/cities/all-cities.ts';
import { expressPages } from '../../../content/express/express-pages.ts';
import { expressCartText as text } from '../../../content/text/express-cart.ts';
import { drawnBodyType } from '../../../content/vehicles/body-types.ts';
import { carSlug, fuelLabel, shownVehicle, vehicleLabel } from '../../../values/vehicle.ts';
import { FaqList, TickList } from '../../../web/components/lists.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { MinimalHeader } from '../../../web/document/headers.tsx';
import { ROBOTS_UNLISTED } from '../../../web/document/metadata.ts';
import { Sells } from '../../../web/document/PageDataBlock.tsx';
import { Priced } from '../../../web/document/Priced.tsx';
import { pageTitle } from '../../../web/document/page-title.ts';
import { type PageContext, page, single, standardChrome } from '../../../web/pages/page-entry.ts';
import { CAR_QUERY, pricedPart, wantedCar } from '../../../web/pages/page-prices.ts';
import { isPackageId } from '../../checkout/contract.ts';
import { packagesOf } from '../../checkout/index.ts';
import type { PriceBook } from '../../pricing/contract.ts';
import { type ChosenCar, chooseCar } from '../../pricing/index.ts';

const content = expressPages.expressPayNowCart;

/** The cart of one express package for the visitor's car, before the visitor chooses a time and pays. */
export const expressCartPage = page({
  name: 'express-pay-now-cart',
  family: 'express-cart',
  viewConversion: 'checkout_started',
  group: 'services',
  showsPrices: true,
  audience: 'unlisted',
  query: [...CAR_QUERY, 'package', 'problem'],
  chrome: { ...standardChrome, footer: 'short', navigation: 'wide-only', popup: 'closed' },
  addresses: single(addresses.expressPayNowCart),
  city: () => homeCity,
  load: (_, context) => ({ cart: pricedPart(context, (book) => cartView(book, context)) }),
  metadata: ({ context }) => ({
    title: pageTitle(content.title, context.brand.name),
    description: content.description,
    keywords: content.keywords,
    image: 'express',
    canonicalPath: addresses.expressPayNowCart,
    robots: ROBOTS_UNLISTED,
  }),
  Page: ({ data: { cart } }) => (
    <>
      <MinimalHeader title={content.heading} back={{ href: addresses.expressPayNow, label: text.back }} />
      <div className="page narrow order-page">
        <p className="lead">{content.intro.join(' ')}</p>
        <Priced part={cart} fallback={<Skeleton />}>
          {(view) => <ExpressCart {...view} />}
        </Priced>
        <TickList ticks={content.points} />
        <FaqList faqs={content.faqs} />
      </div>
    </>
  ),
});

interface CartView {
  readonly manufacturers: readonly string[];
  /** The visitor's own car. This page never shows another car as an example. */
  readonly car: ChosenCar | undefined;
  /** The package that the address names, or ''. */
  readonly wanted: string;
}

function cartView(book: PriceBook, context: PageContext): CartView {
  const car = chooseCar(book, wantedCar(context), { standIns: [] });
  return {
    manufacturers: book.manufacturers.map(({ name }) => name),
    car: car?.isVisitors ? car : undefined,
    wanted: context.query.get('package') ?? '',
  };
}

function ExpressCart({ manufacturers, car, wanted }: CartView) {
  if (car === undefined) {
    return (
      <section className="cart" data-needs-car="">
        <Sells services={[]} wanted={[]} />
        <h2>{text.chooseCar}</h2>
        <p className="small">{text.chooseCarText}</p>
        <CarForm manufacturers={manufacturers} car={undefined} />
      </section>
    );
  }
  return (
    <>
      <PackageForm car={car} wanted={wanted} />
      <Accordion
        items={[{ title: text.changeCar, content: <CarForm manufacturers={manufacturers} car={car} /> }]}
      />
    </>
  );
}

interface PackageFormProps {
  readonly car: ChosenCar;
  readonly wanted: string;
}

/** Shows a plain form with the car, its package and the price. It leads to the checkout. */
function PackageForm({ car: { row, model }, wanted }: PackageFormProps) {
  const packages = packagesOf(row);
  const chosen = packages.find(({ id }) => id === wanted) ?? packages[0];
  if (chosen === undefined) return <p>{text.none}</p>;
  return (
    <form className="cart" action={addresses.checkout}>
      <Sells services={packages} wanted={[chosen.id]} />
      <CarSummary
        picture={`car-${drawnBodyType(model.carId)}`}
        service={text.car}
        car={shownVehicle(vehicleLabel(row))}
      />
      <input type="hidden" name="car" value={carSlug(row)} />
      <RadioCards
        legend={text.package}
        name="package"
        defaultValue={chosen.id}
        cards={packages.map(({ id, name, price, discountPrice }) => ({
          value: id,
          title: name,
          detail: isPackageId(id) ? text.details[id] : undefined,
          price: discountPrice ?? price,
          listPrice: discountPrice !== undefined && discountPrice < price ? price : undefined,
        }))}
      />
      <Button type="submit" wide>
        {text.next}
      </Button>
    </form>
  );
}

interface CarFormProps {
  readonly manufacturers: readonly string[];
  /** The car that the visitor has chosen so far. */
  readonly car: ChosenCar | undefined;
}

const options = (names: readonly string[], labelOf = (name: string) => name) =>
  names.map((name) => ({ value: name, label: labelOf(name) }));

/** Shows a plain form that chooses a car. Each known part of the car adds the next list. */
const CarForm = ({ manufacturers, car }: CarFormProps) => (
  <form className="form" action={addresses.expressPayNowCart}>
    <Select
      id="car-manufacturer"
      name="manufacturer"
      label={text.manufacturer}
      placeholder={text.choose}
      options={options(manufacturers)}
      {...(car && { defaultValue: car.manufacturer.name })}
      required
    />
    {car && (
      <>
        <Select
          id="car-model"
          name="model"
          label={text.model}
          options={options(car.manufacturer.models.map(({ name }) => name))}
          defaultValue={car.model.name}
        />
        <Select
          id="car-fuel"
          name="fuel"
          label={text.fuelType}
          options={options(car.model.fuelTypes, fuelLabel)}
          defaultValue={car.row.fuelType}
        />
      </>
    )}
    <Button type="submit" kind="quiet">
      {text.show}
    </Button>
  </form>
);
