import { ButtonLink, TextLink } from '../../../../client/ui/Button.tsx';
import { Carousel } from '../../../../client/ui/Carousel.tsx';
import { Icon } from '../../../../client/ui/Icon.tsx';
import { Picture } from '../../../../client/ui/Picture.tsx';
import type { City } from '../../../content/cities/city.ts';
import { doorstepServices } from '../../../content/doorstep/services.ts';
import { homeServices } from '../../../content/services/services.ts';
import { appHomeText } from '../../../content/text/app-home.ts';
import { searchText } from '../../../content/text/search.ts';
import { servicesText } from '../../../content/text/services.ts';
import { ServiceCard } from '../../../web/components/cards.tsx';
import { OfferPrice } from '../../../web/components/prices.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { CarPicker } from '../../../web/document/CarPicker.tsx';
import { Fold } from '../../../web/document/Fold.tsx';
import { ROBOTS_UNLISTED } from '../../../web/document/metadata.ts';
import { serviceRow } from '../../../web/document/priced-services.ts';
import { autoRepairNode } from '../../../web/document/structured-data/auto-repair.ts';
import { organisationNode } from '../../../web/document/structured-data/organisation.ts';
import { type PageContext, page, single } from '../../../web/pages/page-entry.ts';
import { CAR_QUERY, loadCar, partAtHand } from '../../../web/pages/page-prices.ts';
import { isOfferedIn } from '../../offers/index.ts';
import type { PriceSet } from '../../pricing/contract.ts';
import { SearchForm } from '../../search/index.ts';
import { PricesFor } from './app-parts.tsx';

const text = appHomeText.tiles;

/** The app-like home page: tiles of services, the car, offers, and small jobs to swipe through. */
export const tilesHomePage = page({
  name: 'app-home',
  family: 'app-home',
  group: 'home',
  showsPrices: true,
  audience: 'unlisted',
  query: CAR_QUERY,
  followsCity: true,
  addresses: single(addresses.appHome),
  load: (_, context) => ({ car: loadCar(context) }),
  metadata: ({ context }) => ({
    title: text.title(context.brand.name),
    description: text.description(context.city.name, isOfferedIn(context.city, 'express')),
    keywords: text.keywords,
    image: 'home',
    canonicalPath: addresses.appHome,
    robots: ROBOTS_UNLISTED,
    structuredData: [organisationNode(context), autoRepairNode(context)],
  }),
  Page: ({ data: { car }, context }) => (
    <>
      <div className="page app">
        <div className="app-main">
          <h1>{text.heading}</h1>
          <PricesFor car={car} changeAt="#app-car" />
          <SearchForm
            id="app-search"
            label={searchText.label}
            labelHidden
            placeholder={searchText.placeholder}
            button={searchText.button}
          />
          <Tiles city={context.city} prices={partAtHand(car)?.prices} />
        </div>
        <section className="app-car" aria-labelledby="app-car">
          <h2 id="app-car">{text.yourCar}</h2>
          <CarPicker path={context.path} city={context.city} car={car} layout="home" />
        </section>
        <Fold />
        <Offers city={context.city} />
        {isOfferedIn(context.city, 'doorstep') && <DoorstepRail />}
        {isOfferedIn(context.city, 'emergency') && <Help context={context} />}
      </div>
    </>
  ),
});

interface TilesProps {
  readonly city: City;
  readonly prices: PriceSet | undefined;
}

function Tiles({ city, prices }: TilesProps) {
  return (
    <nav className="app-tiles" aria-label={text.services}>
      {homeServices
        .filter(({ id }) => isOfferedIn(city, id))
        .map((service) => {
          const { href, icon, price, isFrom, follows } = serviceRow(service, { city, prices });
          return (
            <a href={href} key={service.id}>
              <Icon name={icon} className="tile" />
              {service.shortName}
              <span className="app-price">
                <OfferPrice price={price} isFrom={isFrom} follows={follows} />
              </span>
            </a>
          );
        })}
      <TextLink className="all" href={addresses.services} arrow>
        {text.allServices}
      </TextLink>
    </nav>
  );
}

const offerAddresses = {
  first: addresses.service('periodic'),
  express: addresses.express,
  pickup: addresses.services,
  payAfter: addresses.refundPolicy,
} as const;

const Offers = ({ city }: { readonly city: City }) => (
  <div className="app-wide">
    <h2>{text.offers}</h2>
    <Carousel label={text.offers} fits>
      {text.offerList
        .filter(({ key }) => key !== 'express' || isOfferedIn(city, key))
        .map(({ key, title, text: caption, picture }) => (
          <a className="app-offer" key={key} href={offerAddresses[key]}>
            <div>
              <b>{title}</b>
              <span>{caption}</span>
            </div>
            <Picture name={picture} />
          </a>
        ))}
    </Carousel>
  </div>
);

const RAIL_LENGTH = 8;

const DoorstepRail = () => (
  <div className="app-wide">
    <div className="head-row">
      <h2>{text.home}</h2>
      <TextLink href={addresses.doorstep} arrow>
        {text.homeAll}
      </TextLink>
    </div>
    <Carousel label={text.home}>
      {doorstepServices.slice(-RAIL_LENGTH).map(({ id, categoryId, name, summary, price, extra, image }) => (
        <ServiceCard
          key={id}
          picture={image}
          name={name}
          detail={extra?.label ?? summary}
          price={price}
          action={
            <ButtonLink
              kind="quiet"
              short
              href={`${addresses.doorstepCategory(categoryId)}#${id}`}
              aria-label={servicesText.one.viewService(name)}
            >
              {servicesText.one.view}
            </ButtonLink>
          }
        />
      ))}
    </Carousel>
  </div>
);

const Help = ({ context: { brand } }: { readonly context: PageContext }) => (
  <section className="app-wide app-help on-accent" aria-labelledby="app-help">
    <div>
      <h2 id="app-help">{text.help}</h2>
      <p>{text.helpText}</p>
      <ButtonLink kind="white" icon="phone" href={`tel:${brand.supportPhoneDial}`}>
        {text.helpCall}
      </ButtonLink>
    </div>
    <Picture name="roadside-night" />
  </section>
);
