import { Button } from '../../../../client/ui/Button.tsx';
import { Icon } from '../../../../client/ui/Icon.tsx';
import { MobileField } from '../../../../client/ui/MobileField.tsx';
import { Picture } from '../../../../client/ui/Picture.tsx';
import { Skeleton } from '../../../../client/ui/Spinner.tsx';
import { pictures } from '../../../content/pictures.ts';
import type { ServicePrice } from '../../../content/services/service.ts';
import { serviceOf } from '../../../content/services/services.ts';
import { shareImageAddress } from '../../../content/share-images.ts';
import { appHomeText } from '../../../content/text/en/app-home.ts';
import { ClosingBand } from '../../../web/components/ClosingBand.tsx';
import { OfferPrice } from '../../../web/components/OfferPrice.tsx';
import { addresses, endpoints } from '../../../web/contract/addresses.ts';
import { CAR_QUERY, CarPicker } from '../../../web/document/CarPicker.tsx';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { Priced } from '../../../web/document/Priced.tsx';
import { offerOf, serviceAddress, serviceRow } from '../../../web/document/priced-services.ts';
import { autoRepairNode } from '../../../web/document/structured-data/auto-repair.ts';
import { organisationNode } from '../../../web/document/structured-data/organisation.ts';
import {
  nothingToLoad,
  type PageContext,
  page,
  single,
  standardChrome,
} from '../../../web/pages/page-entry.ts';
import { serviceCar } from '../../services/pages/service-car.ts';
import { AppBar } from './AppBar.tsx';
import { appPrices, PricesFor } from './PricesFor.tsx';

const text = appHomeText.guided;

const placeAddresses = {
  doorstep: addresses.doorstep,
  express: addresses.express,
  services: addresses.services,
  emergency: serviceAddress(serviceOf('emergency')),
} as const;

const placePrices: Readonly<Record<keyof typeof placeAddresses, ServicePrice>> = {
  doorstep: serviceOf('doorstep').price,
  express: serviceOf('express').price,
  services: serviceOf('periodic').price,
  emergency: serviceOf('emergency').price,
};

/** The other app-like home: it asks where, or what the car does, and has neither navigation nor footer (spec section 2). */
export const guidedHomePage = page({
  name: 'app-style-home',
  family: 'app-style-home',
  group: 'home',
  chrome: { ...standardChrome, navigation: 'hidden', footer: false },
  query: CAR_QUERY,
  addresses: single(addresses.appStyleHome),
  load: nothingToLoad,
  metadata: ({ context }) => ({
    title: text.title(context.brand.name),
    description: text.description(context.city.name),
    keywords: text.keywords,
    image: shareImageAddress('home'),
    canonicalPath: addresses.appStyleHome,
    robots: ROBOTS_INDEX,
    structuredData: [organisationNode(context), autoRepairNode(context)],
  }),
  Page: ({ context }) => (
    <>
      <AppBar context={context} />
      <div className="page guided">
        <div>
          <h1>{text.heading}</h1>
          <PricesFor context={context} changeAt="#guided-price" />
          <Places context={context} />
        </div>
        <section aria-labelledby="symptoms">
          <h2 id="symptoms">{text.symptomsTitle}</h2>
          <Symptoms />
        </section>
        <section className="guided-price" aria-labelledby="guided-price">
          <div>
            <h2 id="guided-price">{text.price}</h2>
            <p>{text.promise}</p>
          </div>
          <Car context={context} />
        </section>
      </div>
      <ClosingBand title={text.number} text={text.numberText}>
        <NumberForm formKey={context.formKey} />
      </ClosingBand>
      <MoreLinks />
    </>
  ),
});

function Places({ context }: { readonly context: PageContext }) {
  const prices = appPrices(context);
  return (
    <nav className="places" aria-label={text.heading}>
      {text.places.map(({ key, title, text: words, picture }) => (
        <a href={placeAddresses[key]} key={key}>
          <Picture name={picture} className={pictures[picture] === 'scene' ? undefined : 'whole'} />
          <span>
            <b>{title}</b>
            <span className="small">{words}</span>
            <span className="app-price">
              <OfferPrice {...offerOf(placePrices[key], prices)} />
            </span>
          </span>
        </a>
      ))}
    </nav>
  );
}

const Symptoms = () => (
  <ul className="symptoms">
    {text.symptoms.map(({ text: words, service }) => {
      const { href, icon } =
        service === undefined
          ? ({ href: addresses.assistant, icon: 'circle-help' } as const)
          : serviceRow(serviceOf(service), undefined);
      return (
        <li key={words}>
          <a href={href}>
            <Icon name={icon} />
            {words}
            <Icon name="chevron-right" />
          </a>
        </li>
      );
    })}
  </ul>
);

const Car = ({ context }: { readonly context: PageContext }) => (
  <Priced context={context} fallback={<Skeleton shape="block" />}>
    {(book) => {
      const car = serviceCar(context, book);
      return car && <CarPicker context={context} book={book} car={car} layout="home" />;
    }}
  </Priced>
);

const NumberForm = ({ formKey }: { readonly formKey: string }) => (
  <form method="post" action={endpoints.leads}>
    <MobileField id="closing-mobile" pattern="[6-9][0-9]{9}" required />
    {/* Its own key: the dialog of the same page may be sent with another number. */}
    <input type="hidden" name="idempotencyKey" value={`${formKey}-band`} />
    <Button type="submit" kind="white" wide>
      {text.button}
    </Button>
  </form>
);

/** What must be reachable from a page that collects a number, without a footer. */
const MoreLinks = () => (
  <nav className="page more-links" aria-label={text.more}>
    <a href={addresses.contact}>{text.contact}</a>
    <a href={addresses.privacyPolicy}>{text.privacy}</a>
    <a href={addresses.terms}>{text.terms}</a>
    <a href={addresses.privacyChoices}>{text.choices}</a>
  </nav>
);
