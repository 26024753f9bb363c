import { Button, ButtonLink } from '../../../../client/ui/Button.tsx';
import { Skeleton } from '../../../../client/ui/Spinner.tsx';
import type { City } from '../../../content/cities/city.ts';
import type { ServiceId } from '../../../content/services/service.ts';
import { homeServices } from '../../../content/services/services.ts';
import { homeFaqs, homeText } from '../../../content/text/home.ts';
import { landingText } from '../../../content/text/landing.ts';
import { Hero } from '../../../web/components/heroes.tsx';
import { FaqList, Steps } from '../../../web/components/lists.tsx';
import { ServiceRows } from '../../../web/components/prices.tsx';
import { ClosingBand, MobileForm, Section, SectionHead } from '../../../web/components/sections.tsx';
import { Facts, ratingFact } from '../../../web/components/text-blocks.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { BannerPlace } from '../../../web/document/BannerPlace.tsx';
import { BOOKING_DIALOG } from '../../../web/document/BookingDialog.tsx';
import { CarPicker } from '../../../web/document/CarPicker.tsx';
import { Fold } from '../../../web/document/Fold.tsx';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { Priced } from '../../../web/document/Priced.tsx';
import { pageRating } from '../../../web/document/page-rating.ts';
import { serviceRowsIn } from '../../../web/document/priced-services.ts';
import { RoutineAction } from '../../../web/document/RoutineAction.tsx';
import { autoRepairNode } from '../../../web/document/structured-data/auto-repair.ts';
import { faqPageNode } from '../../../web/document/structured-data/faq-page.ts';
import { organisationNode } from '../../../web/document/structured-data/organisation.ts';
import { webSiteNode } from '../../../web/document/structured-data/web-site.ts';
import { type PageContext, page, single, standardChrome } from '../../../web/pages/page-entry.ts';
import { CAR_QUERY, type CarView, loadCar, type Part, partAtHand } from '../../../web/pages/page-prices.ts';
import { isOfferedIn } from '../../offers/index.ts';
import { HomeCities, HomeDoorstep, HomeReviews, HomeWays, wordsOf } from './home-sections.tsx';

export const homePage = page({
  name: 'home',
  family: 'home',
  bannerPositions: ['hero', 'prices'],
  group: 'home',
  showsPrices: true,
  chrome: { ...standardChrome, navigation: 'at-top' },
  query: CAR_QUERY,
  followsCity: true,
  addresses: single(addresses.home),
  load: (_, context) => ({ car: loadCar(context) }),
  metadata: ({ context }) => ({
    title: wordsOf(context.city).title(context.brand.name, context.city.name),
    description: wordsOf(context.city).description(context.city.name),
    keywords: homeText.keywords(context.city.name),
    image: 'home',
    canonicalPath: addresses.home,
    robots: ROBOTS_INDEX,
    structuredData: [
      organisationNode(context),
      autoRepairNode(context, pageRating(context)),
      webSiteNode(context),
      faqPageNode(homeFaqs(context.city.name)),
    ],
  }),
  Page: ({ data: { car }, context }) => <HomePage car={car} context={context} />,
});

interface HomeProps {
  readonly car: Part<CarView | undefined>;
  readonly context: PageContext;
}

function HomePage({ car, context }: HomeProps) {
  const { city } = context;
  return (
    <>
      <HomeHero car={car} context={context} />
      <Fold />
      <BannerPlace at="hero" />
      <HomeWays city={city} prices={partAtHand(car)?.prices} />
      <BannerPlace at="prices" />
      <Priced part={car} fallback={<Skeleton />}>
        {(view) => <HomeServices city={city} car={view} />}
      </Priced>
      <Section>
        <SectionHead title={landingText.steps.title} />
        <Steps steps={landingText.steps.list(city.bookedOnline)} />
      </Section>
      {isOfferedIn(city, 'doorstep') && <HomeDoorstep />}
      <HomeReviews page={context} />
      <HomeCities city={city} />
      <Section split joined>
        <SectionHead title={homeText.faqTitle} text={homeText.faqText} flush>
          <ButtonLink kind="quiet" icon="message-circle" href={addresses.assistant}>
            {homeText.openChat}
          </ButtonLink>
        </SectionHead>
        <FaqList faqs={homeFaqs(city.name)} />
      </Section>
      <ClosingBand title={homeText.closing.title} text={homeText.closing.text}>
        <MobileForm formKey={context.formKey} button={homeText.closing.button} />
      </ClosingBand>
      <RoutineAction car={car} city={city} />
    </>
  );
}

/** Shows the heading, the visitor's car with its price, and the four texts of `homeText.facts`. */
const HomeHero = ({ car, context }: HomeProps) => (
  <div className="page">
    <Hero
      title={wordsOf(context.city).heading}
      lead={wordsOf(context.city).lead(context.city.name)}
      picture="hero-doorstep"
      pictureAlt={homeText.pictureAlt}
    >
      <CarPicker
        path={context.path}
        city={context.city}
        car={car}
        layout="home"
        otherwise={<Button opens={BOOKING_DIALOG}>{homeText.closing.button}</Button>}
      />
    </Hero>
    <Facts
      facts={[
        ratingFact(context) ?? homeText.facts.payAfter,
        wordsOf(context.city).fact,
        { value: homeText.facts.pickup, label: homeText.facts.pickupLabel },
        { value: homeText.facts.hours, label: homeText.facts.hoursLabel },
      ]}
    />
  </div>
);

/** The express and the doorstep service have sections of their own. */
const listedServices: readonly ServiceId[] = homeServices
  .map(({ id }) => id)
  .filter((id) => id !== 'express' && id !== 'doorstep');

/** Shows every service, with the price for the visitor's car where it depends on the car. */
const HomeServices = ({ city, car }: { readonly city: City; readonly car: CarView | undefined }) => (
  <Section sand>
    <SectionHead
      title={
        <>
          {`${homeText.services.title} `}
          <span data-follows="model">{car?.car.row.model ?? homeText.services.anyCar}</span>
        </>
      }
      text={homeText.services.text}
    >
      <p>{homeText.services.firstService}</p>
    </SectionHead>
    <ServiceRows rows={serviceRowsIn(listedServices, { city, prices: car?.prices })} />
  </Section>
);
