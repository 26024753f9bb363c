import { Button, ButtonLink } from '../../../../client/ui/Button.tsx';
import { Skeleton } from '../../../../client/ui/Spinner.tsx';
import { claims } from '../../../content/claims.ts';
import type { ServiceId } from '../../../content/services/service.ts';
import { serviceOf } from '../../../content/services/services.ts';
import { homeFaqs, homeText } from '../../../content/text/en/home.ts';
import { landingText } from '../../../content/text/en/landing.ts';
import { Hero } from '../../../web/components/heroes.tsx';
import { FaqList, Steps } from '../../../web/components/lists.tsx';
import { ServiceRows } from '../../../web/components/prices.tsx';
import { ClosingBand, MobileForm, Section, SectionHead } from '../../../web/components/sections.tsx';
import { Facts } from '../../../web/components/text-blocks.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { BOOKING_DIALOG } from '../../../web/document/BookingDialog.tsx';
import { CarPicker } from '../../../web/document/CarPicker.tsx';
import { CityButton } from '../../../web/document/CityMenu.tsx';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { Logo } from '../../../web/document/Navigation.tsx';
import { Priced } from '../../../web/document/Priced.tsx';
import { serviceRow } from '../../../web/document/priced-services.ts';
import { autoRepairNode } from '../../../web/document/structured-data/auto-repair.ts';
import { faqPageNode } from '../../../web/document/structured-data/faq-page.ts';
import { organisationNode } from '../../../web/document/structured-data/organisation.ts';
import { webSiteNode } from '../../../web/document/structured-data/web-site.ts';
import { type PageContext, page, single, standardChrome } from '../../../web/pages/page-entry.ts';
import { CAR_QUERY, type CarView, loadCar, type Part, partAtHand } from '../../../web/pages/page-prices.ts';
import { HomeCities, HomeDoorstep, HomeReviews, HomeWays } from './home-sections.tsx';

export const homePage = page({
  name: 'home',
  family: 'home',
  group: 'home',
  chrome: { ...standardChrome, navigation: 'wide-only' },
  query: CAR_QUERY,
  addresses: single(addresses.home),
  load: (_, context) => ({ car: loadCar(context) }),
  metadata: ({ context }) => ({
    title: homeText.title(context.brand.name),
    description: homeText.description(context.city.name),
    keywords: homeText.keywords(context.city.name),
    image: '/images/share/home.png',
    canonicalPath: addresses.home,
    robots: ROBOTS_INDEX,
    structuredData: [
      organisationNode(context),
      autoRepairNode(context),
      webSiteNode(context),
      faqPageNode(context, addresses.home, homeFaqs(context.city.name)),
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
      <BrandRow context={context} />
      <HomeHero car={car} context={context} />
      <HomeWays express={partAtHand(car)?.prices.express.price ?? undefined} />
      <Priced part={car} fallback={<Skeleton shape="block" />}>
        {(view) => <HomeServices car={view} />}
      </Priced>
      <Section>
        <SectionHead title={landingText.steps.title} />
        <Steps steps={landingText.steps.list} />
      </Section>
      <HomeDoorstep />
      <HomeReviews city={city} />
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
    </>
  );
}
/** Shows the logo and the city on phones, where the home page has no navigation. */
const BrandRow = ({ context }: { readonly context: PageContext }) => (
  <div className="page phone-only">
    <div className="brandrow">
      <Logo brand={context.brand} />
      <CityButton city={context.city} />
    </div>
  </div>
);

/** Shows the heading, the visitor's car with its price, and the four texts of `homeText.facts`. */
const HomeHero = ({ car, context }: HomeProps) => (
  <div className="page">
    <Hero
      title={homeText.heading}
      lead={homeText.lead(context.city.name)}
      picture="hero-doorstep"
      pictureAlt={homeText.pictureAlt}
    >
      <CarPicker
        path={context.path}
        car={car}
        layout="home"
        otherwise={<Button opens={BOOKING_DIALOG}>{homeText.closing.button}</Button>}
      />
    </Hero>
    <Facts
      facts={[
        {
          value: claims.rating.value.toFixed(1),
          label: homeText.facts.rating(claims.rating.reviewsOnPages),
          star: true,
        },
        { value: homeText.facts.express, label: homeText.facts.expressLabel },
        { value: homeText.facts.pickup, label: homeText.facts.pickupLabel },
        { value: homeText.facts.hours, label: homeText.facts.hoursLabel },
      ]}
    />
  </div>
);

const listedServices: readonly ServiceId[] = [
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

/** Shows every service, with the price for the visitor's car where it depends on the car. */
const HomeServices = ({ car }: { readonly car: CarView | undefined }) => (
  <Section sand>
    <SectionHead
      title={
        <>
          {homeText.services.title}{' '}
          <span data-follows="model">{car?.car.row.model ?? homeText.services.anyCar}</span>
        </>
      }
      text={homeText.services.text}
    />
    <ServiceRows rows={listedServices.map((id) => serviceRow(serviceOf(id), car?.prices))} />
  </Section>
);
