import { Button } from '../../../client/ui/Button.tsx';
import { CardPrice, OwnCar, PriceCard, PriceCardFrame } from '../../../client/ui/PriceCard.tsx';
import { RadioCards } from '../../../client/ui/radios.tsx';
import { rupees } from '../../values/money.ts';
import { WayCards } from '../components/cards.tsx';
import { Breadcrumb, Hero, HeroLead, LandingHero } from '../components/heroes.tsx';
import { TickList, TrustRow } from '../components/lists.tsx';
import { Facts, Stats } from '../components/text-blocks.tsx';
import { MinimalHeader } from '../document/headers.tsx';
import type { Specimen } from './specimen.ts';

const href = '#main';
const bookNow = (
  <Button wide opens="gallery-booking">
    Book Now
  </Button>
);
const ownCar = (name: string, fuelType: string) => (
  <a className="own-car" href={href}>
    <OwnCar name={name} fuelType={fuelType} />
  </a>
);
const priceCard = (
  <PriceCardFrame>
    <PriceCard
      chooser={ownCar('Maruti Swift', 'petrol')}
      picture="car-hatchback"
      service="90-minute express service"
      price={rupees(2999)}
      listPrice={rupees(3499)}
      action={bookNow}
    />
  </PriceCardFrame>
);
const offers = [
  { value: 'e', title: 'Express service', detail: '90 minutes or free', price: rupees(2999) },
  { value: 'a', title: 'AC service', detail: 'Gas, filter, cooling test', price: rupees(999) },
];
const crumbs = [{ label: 'Home', href }, { label: 'Jaipur' }];
const ticks = ['At your door, in our workshop, or in a 90-minute bay', 'Free pickup and drop', 'Open daily'];

/** The tops of pages. */
export const viewSpecimens: readonly Specimen[] = [
  {
    component: 'Hero',
    states: {
      'with a price card': (
        <Hero
          title="Car service at your door. Price first."
          lead="Doorstep, workshop or a 90-minute express bay, anywhere in Jaipur."
          picture="hero-doorstep"
          pictureAlt="A Pahiya van and a mechanic beside a car at a house in Jaipur"
        >
          {priceCard}
        </Hero>
      ),
    },
  },
  {
    component: 'PriceCard',
    states: {
      'without a list price': (
        <PriceCardFrame>
          <PriceCard
            chooser={ownCar('Tata Nexon', 'diesel')}
            picture="car-suv"
            service="AC service"
            price={rupees(999)}
            action={bookNow}
          />
        </PriceCardFrame>
      ),
    },
  },
  { component: 'OwnCar', states: { 'not chosen': ownCar('', '') } },
  {
    component: 'PriceCardFrame',
    states: { 'while prices load': <PriceCardFrame busy>{bookNow}</PriceCardFrame> },
  },
  { component: 'CardPrice', states: { 'before it is known': <CardPrice price="pending" /> } },
  {
    component: 'LandingHero',
    states: {
      'of a city': (
        <LandingHero
          crumbs={crumbs}
          title="Car service in Jaipur"
          lead="The exact price for your car, before you leave a number."
          ticks={ticks}
          rating={{ value: 4.8, reviews: 500, allReviews: 1500, best: 5, worst: 1, isSample: true }}
          skyline="skyline-jaipur"
          car="car-hatchback"
        >
          <div className="price-card">
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
    component: 'HeroLead',
    states: {
      'with room': <HeroLead text="The exact price for your car." room={84} />,
      'after the price on a phone': <HeroLead text="The exact price for your car." room={10} />,
    },
  },
  {
    component: 'MinimalHeader',
    states: { plain: <MinimalHeader title="Emergency" back={{ href, label: 'All doorstep services' }} /> },
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
            { value: '8 AM to 8 PM', label: 'every day of the week' },
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
            { icon: 'clock', text: '8 AM to 8 PM, daily' },
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
];
