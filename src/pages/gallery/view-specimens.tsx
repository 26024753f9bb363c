import { Button } from '../../../client/ui/Button.tsx';
import { ButtonLink } from '../../../client/ui/ButtonLink.tsx';
import { MobileField } from '../../../client/ui/MobileField.tsx';
import { RadioCards } from '../../../client/ui/RadioCards.tsx';
import { Breadcrumb } from '../../components/Breadcrumb.tsx';
import { CarMatrix } from '../../components/CarMatrix.tsx';
import { CityCards } from '../../components/CityCards.tsx';
import { ClosingBand } from '../../components/ClosingBand.tsx';
import { Facts } from '../../components/Facts.tsx';
import { FaqList } from '../../components/FaqList.tsx';
import { Hero } from '../../components/Hero.tsx';
import { LandingHero } from '../../components/LandingHero.tsx';
import { LocalityList } from '../../components/LocalityList.tsx';
import { OfferPrice } from '../../components/OfferPrice.tsx';
import { PostCard } from '../../components/PostCard.tsx';
import { PriceSlip } from '../../components/PriceSlip.tsx';
import { PriceTable } from '../../components/PriceTable.tsx';
import { Reviews } from '../../components/Reviews.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { ServiceCard } from '../../components/ServiceCard.tsx';
import { ServiceRows } from '../../components/ServiceRows.tsx';
import { Stats } from '../../components/Stats.tsx';
import { Steps } from '../../components/Steps.tsx';
import { StickyAction } from '../../components/StickyAction.tsx';
import { TickList } from '../../components/TickList.tsx';
import { TrustRow } from '../../components/TrustRow.tsx';
import { WayCards } from '../../components/WayCards.tsx';
import { rupees } from '../../domain/money.ts';
import type { Specimen } from './specimen.ts';

const href = '#main';
const bookNow = (
  <Button wide opens="gallery-booking">
    Book Now
  </Button>
);
const swift = { name: 'Maruti Swift', fuelType: 'Petrol', picture: 'car-hatchback' } as const;
const slip = (
  <PriceSlip
    car={swift}
    service="90-minute express service"
    price={rupees(2999)}
    listPrice={rupees(3499)}
    changeHref={href}
    action={bookNow}
  />
);
const offers = [
  { value: 'e', title: 'Express service', detail: '90 minutes or free', price: rupees(2999) },
  { value: 'a', title: 'AC service', detail: 'Gas, filter, cooling test', price: rupees(999) },
];
const crumbs = [{ label: 'Home', href }, { label: 'Jaipur' }];
const ticks = ['At your door, in our workshop, or in a 90-minute bay', 'Free pickup and drop', 'Open daily'];

/** What pages share, one below the other. */
export const viewSpecimens: readonly Specimen[] = [
  {
    component: 'Hero',
    states: {
      'with a slip': (
        <Hero
          title="Car service at your door. Price first."
          lead="Doorstep, workshop or a 90-minute express bay, anywhere in Jaipur."
          picture="hero-doorstep"
          pictureAlt="A Pahiya van and a mechanic beside a car at a house in Jaipur"
        >
          {slip}
        </Hero>
      ),
    },
  },
  {
    component: 'PriceSlip',
    states: {
      'without a list price': (
        <PriceSlip
          car={{ name: 'Tata Nexon', fuelType: 'Diesel', picture: 'car-suv' }}
          service="AC service"
          price={rupees(999)}
          changeHref={href}
          action={bookNow}
        />
      ),
    },
  },
  {
    component: 'LandingHero',
    states: {
      'of a city': (
        <LandingHero
          crumbs={crumbs}
          title="Car service in Jaipur"
          lead="The exact price for your car, before you leave a number."
          ticks={ticks}
          rating={{ value: 4.8, reviews: 500 }}
          skyline="skyline-jaipur"
          car="car-hatchback"
        >
          <div className="slip">
            <RadioCards legend="Service" name="g-landing" cards={offers} defaultValue="e" />
            <div className="book">
              {bookNow}
              <p className="caption">Pay after the service. We call 30 minutes before.</p>
            </div>
          </div>
        </LandingHero>
      ),
    },
  },
  {
    component: 'Facts',
    states: {
      four: (
        <Facts
          facts={[
            { value: '4.8', label: 'from 500 reviews', star: true },
            { value: '90 minutes or free', label: 'express service at our bay' },
            { value: 'Free pickup and drop', label: 'with every workshop service' },
            { value: '8 am to 8 pm', label: 'every day of the week' },
          ]}
        />
      ),
    },
  },
  {
    component: 'Stats',
    states: {
      'of a city': (
        <Stats
          stats={[
            { value: '5,000+', label: 'cars serviced' },
            { value: '12', label: 'mechanics' },
          ]}
        />
      ),
    },
  },
  {
    component: 'TrustRow',
    states: {
      three: (
        <TrustRow
          proofs={[
            { icon: 'shield-check', text: 'Warranty on parts and labour' },
            { icon: 'wallet', text: 'Pay after the service' },
            { icon: 'clock', text: '8 am to 8 pm, daily' },
          ]}
        />
      ),
    },
  },
  {
    component: 'TickList',
    states: { plain: <TickList ticks={ticks} />, roomy: <TickList ticks={ticks} roomy /> },
  },
  { component: 'Breadcrumb', states: { two: <Breadcrumb crumbs={crumbs} /> } },
  {
    component: 'WayCards',
    states: {
      three: (
        <WayCards
          cards={[
            {
              href: '#way-1',
              picture: 'hero-doorstep',
              title: 'At your door',
              text: 'Oil and filter change, battery, inspection: done in your parking spot.',
              price: rupees(299),
              isFrom: true,
              linkText: 'Doorstep',
            },
            {
              href: '#way-2',
              picture: 'hero-express',
              title: 'In 90 minutes',
              text: 'A full express service at our bay. Over 90 minutes, and it is free.',
              price: rupees(2999),
              linkText: 'Express',
            },
            {
              href: '#way-3',
              picture: 'roadside-night',
              title: 'Stuck on the road',
              text: 'Jump-start, stepney change, fuel, overheating.',
              price: rupees(299),
              isFrom: true,
              linkText: 'Emergency',
            },
          ]}
        />
      ),
    },
  },
  {
    component: 'ServiceRows',
    states: {
      mixed: (
        <ServiceRows
          rows={[
            {
              href: '#row-1',
              icon: 'wrench',
              name: 'Periodic service',
              detail: 'Oil, filters, brakes, a full check',
              price: rupees(2999),
            },
            {
              href: '#row-2',
              icon: 'paint-roller',
              name: 'Denting and painting',
              detail: 'Per panel, colour matched',
              price: rupees(1999),
              isFrom: true,
            },
            { href: '#row-3', icon: 'disc-3', name: 'Tyres and alignment', detail: 'Alignment, balancing' },
          ]}
        />
      ),
    },
  },
  {
    component: 'OfferPrice',
    states: { 'free quote': <OfferPrice />, from: <OfferPrice price={rupees(299)} isFrom /> },
  },
  {
    component: 'ServiceCard',
    states: {
      plain: (
        <ServiceCard
          picture="service-ac"
          name="AC gas top-up"
          detail="Cooling tested before we leave"
          price={rupees(1499)}
          action={<Button short>Add</Button>}
        />
      ),
    },
  },
  {
    component: 'PriceTable',
    states: {
      'one car': (
        <PriceTable
          services={[
            {
              name: 'Basic service',
              what: 'Engine oil, oil filter, top-ups, full check',
              takes: '2 hours',
              price: rupees(1999),
              listPrice: rupees(2499),
              bookHref: href,
            },
            {
              name: 'Windshield',
              what: 'Repaired or replaced',
              takes: '3 hours',
              bookHref: href,
            },
          ]}
        />
      ),
    },
  },
  {
    component: 'CarMatrix',
    states: {
      express: (
        <CarMatrix
          label="Express prices by car"
          columns={['Petrol', 'Diesel', 'CNG']}
          rows={[
            { car: 'Maruti Alto', prices: [rupees(2999), undefined, rupees(3199)] },
            { car: 'Maruti Swift', prices: [rupees(2999), undefined, rupees(3199)], isYours: true },
            { car: 'Tata Nexon', href, prices: [rupees(3499), rupees(3999), rupees(3699)] },
          ]}
        />
      ),
    },
  },
  {
    component: 'Steps',
    states: {
      three: (
        <Steps
          steps={[
            { title: 'See your price', text: 'Choose your car once.' },
            { title: 'Pick a time', text: 'Two-hour slots from 9 am to 7 pm.' },
            { title: 'Pay when it’s done', text: 'You pay after you have seen the work.' },
          ]}
        />
      ),
    },
  },
  {
    component: 'Reviews',
    states: {
      sample: (
        <Reviews
          reviews={[
            {
              name: 'Ritu S.',
              place: 'Vaishali Nagar',
              rating: 5,
              text: 'They showed me the old oil filter next to the new one.',
            },
            {
              name: 'Imran K.',
              place: 'Malviya Nagar',
              rating: 4,
              text: 'Booked at breakfast, car was back before eleven.',
            },
          ]}
        />
      ),
    },
  },
  {
    component: 'FaqList',
    states: {
      two: (
        <FaqList
          faqs={[
            { question: 'Can someone collect my car?', answer: 'Yes. Pickup and drop are free.' },
            { question: 'Do I pay before the work?', answer: 'No. You pay after the service.' },
          ]}
        />
      ),
    },
  },
  {
    component: 'CityCards',
    states: {
      two: (
        <CityCards
          cards={[
            { href: '#city-1', name: 'Jaipur', detail: '11 localities', picture: 'skyline-jaipur' },
            { href: '#city-2', name: 'Mumbai', detail: 'Pickup and drop', picture: 'skyline-mumbai' },
          ]}
          others={[{ href: '#city-3', name: 'Jodhpur' }]}
        />
      ),
    },
  },
  {
    component: 'LocalityList',
    states: {
      two: (
        <LocalityList
          localities={[
            { href: '#place-1', name: 'Malviya Nagar', detail: 'Near Gaurav Tower' },
            { href: '#place-2', name: 'C-Scheme' },
          ]}
        />
      ),
    },
  },
  {
    component: 'PostCard',
    states: {
      plain: (
        <PostCard
          href={href}
          title="What a periodic service really changes"
          summary="Oil, three filters, and the checks that save a clutch."
          note="12 May 2026, 4 minutes to read"
          picture="service-periodic"
        />
      ),
    },
  },
  {
    component: 'Section',
    states: {
      'on sand, split': (
        <Section sand split>
          <SectionHead title="Good to know" text="Ask anything else in the chat." flush />
          <p>The content.</p>
        </Section>
      ),
    },
  },
  {
    component: 'SectionHead',
    states: {
      'with a button': (
        <SectionHead title="Questions from Jaipur" text="Ask anything else in the chat.">
          <ButtonLink kind="quiet" href={href} icon="message-circle">
            Open the chat
          </ButtonLink>
        </SectionHead>
      ),
    },
  },
  {
    component: 'ClosingBand',
    states: {
      'with a form': (
        <ClosingBand
          title="Leave your number. We do the rest."
          text="A chat opens with your car and service filled in. Confirm the time there."
        >
          <form>
            <MobileField id="g-closing" />
            <Button kind="white" wide>
              Book Now
            </Button>
          </form>
        </ClosingBand>
      ),
    },
  },
  {
    component: 'StickyAction',
    states: {
      'with a price': (
        <StickyAction
          caption="Swift petrol, express"
          price={rupees(2999)}
          action={<Button opens="gallery-booking">Book Now</Button>}
        />
      ),
    },
  },
];
