import { Icon } from '../../../../client/ui/Icon.tsx';
import { Picture } from '../../../../client/ui/Picture.tsx';
import type { City } from '../../../content/cities/city.ts';
import { pictureFamily } from '../../../content/pictures.ts';
import type { ServiceId } from '../../../content/services/service.ts';
import { serviceOf } from '../../../content/services/services.ts';
import { appHomeText } from '../../../content/text/app-home.ts';
import { OfferPrice } from '../../../web/components/prices.tsx';
import { ClosingBand, MobileForm } from '../../../web/components/sections.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { CarPicker } from '../../../web/document/CarPicker.tsx';
import { Fold } from '../../../web/document/Fold.tsx';
import { ROBOTS_UNLISTED } from '../../../web/document/metadata.ts';
import { priceIn, serviceAddress, serviceRow } from '../../../web/document/priced-services.ts';
import { autoRepairNode } from '../../../web/document/structured-data/auto-repair.ts';
import { organisationNode } from '../../../web/document/structured-data/organisation.ts';
import { page, single, standardChrome } from '../../../web/pages/page-entry.ts';
import { CAR_QUERY, loadCar, partAtHand } from '../../../web/pages/page-prices.ts';
import { isOfferedIn } from '../../offers/index.ts';
import type { PriceSet } from '../../pricing/contract.ts';
import { PricesFor } from './app-parts.tsx';

const text = appHomeText.guided;

const placeAddresses = {
  doorstep: addresses.doorstep,
  express: addresses.express,
  services: addresses.services,
  walkIn: addresses.nearMe,
  emergency: serviceAddress(serviceOf('emergency')),
} as const;

const placeServices = {
  doorstep: 'doorstep',
  express: 'express',
  services: 'periodic',
  walkIn: 'periodic',
  emergency: 'emergency',
} as const satisfies Record<keyof typeof placeAddresses, ServiceId>;

/** A city with the express bay has four places without this one. */
const isPlaceIn = (city: City, key: keyof typeof placeAddresses): boolean =>
  key === 'walkIn' ? !isOfferedIn(city, 'express') : isOfferedIn(city, placeServices[key]);

/** The guided home page asks where the car is, or what is wrong with it. It has no footer. */
export const guidedHomePage = page({
  name: 'app-style-home',
  family: 'app-style-home',
  group: 'home',
  showsPrices: true,
  audience: 'unlisted',
  chrome: { ...standardChrome, navigation: 'slim', footer: false },
  query: CAR_QUERY,
  followsCity: true,
  addresses: single(addresses.appStyleHome),
  load: (_, context) => ({ car: loadCar(context) }),
  metadata: ({ context }) => ({
    title: text.title(context.brand.name),
    description: text.description(context.city.name),
    keywords: text.keywords,
    image: 'home',
    canonicalPath: addresses.appStyleHome,
    robots: ROBOTS_UNLISTED,
    structuredData: [organisationNode(context), autoRepairNode(context)],
  }),
  Page: ({ data: { car }, context }) => (
    <>
      <div className="page guided">
        <div>
          <h1>{text.heading}</h1>
          <PricesFor car={car} changeAt="#guided-price" />
          <Places city={context.city} prices={partAtHand(car)?.prices} />
        </div>
        <section aria-labelledby="symptoms">
          <h2 id="symptoms">{text.symptomsTitle}</h2>
          <Symptoms city={context.city} />
        </section>
        <Fold />
        <section className="guided-price" aria-labelledby="guided-price">
          <div>
            <h2 id="guided-price">{text.price}</h2>
            <p>{text.promise}</p>
          </div>
          <CarPicker path={context.path} city={context.city} car={car} layout="home" />
        </section>
      </div>
      <ClosingBand title={text.number} text={text.numberText}>
        <MobileForm formKey={context.formKey} button={text.button} />
      </ClosingBand>
      <MoreLinks />
    </>
  ),
});

interface PlacesProps {
  readonly city: City;
  readonly prices: PriceSet | undefined;
}

function Places({ city, prices }: PlacesProps) {
  return (
    <nav className="places" aria-label={text.heading}>
      {text.places
        .filter(({ key }) => isPlaceIn(city, key))
        .map(({ key, title, text: caption, picture }) => (
          <a href={placeAddresses[key]} key={key}>
            <Picture name={picture} className={pictureFamily(picture) === 'scene' ? undefined : 'whole'} />
            <span>
              <b>{title}</b>
              <span className="small">{caption}</span>
              <span className="app-price">
                <OfferPrice {...priceIn(city, placeServices[key], prices)} />
              </span>
            </span>
          </a>
        ))}
    </nav>
  );
}

const Symptoms = ({ city }: { readonly city: City }) => (
  <ul className="symptoms">
    {text.symptoms.map(({ text: caption, service }) => {
      const { href, icon } =
        service === undefined
          ? ({ href: addresses.assistant, icon: 'circle-help' } as const)
          : serviceRow(serviceOf(service), { city, prices: undefined });
      return (
        <li key={caption}>
          <a href={href}>
            <Icon name={icon} />
            {caption}
            <Icon name="chevron-right" />
          </a>
        </li>
      );
    })}
  </ul>
);

/** Shows the links that a page with a phone-number form needs, since it has no footer. */
const MoreLinks = () => (
  <nav className="page more-links" aria-label={text.more}>
    <a href={addresses.contact}>{text.contact}</a>
    <a href={addresses.privacyPolicy}>{text.privacy}</a>
    <a href={addresses.terms}>{text.terms}</a>
    <a href={addresses.privacyChoices}>{text.choices}</a>
  </nav>
);
