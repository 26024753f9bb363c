import { Button } from '../../../client/ui/Button.tsx';
import { ButtonLink } from '../../../client/ui/ButtonLink.tsx';
import { MobileField } from '../../../client/ui/MobileField.tsx';
import { CarMatrix } from '../../components/CarMatrix.tsx';
import { CityCards } from '../../components/CityCards.tsx';
import { ClosingBand } from '../../components/ClosingBand.tsx';
import { FaqList } from '../../components/FaqList.tsx';
import { LocalityList } from '../../components/LocalityList.tsx';
import { OfferPrice } from '../../components/OfferPrice.tsx';
import { PostCard } from '../../components/PostCard.tsx';
import { PriceTable } from '../../components/PriceTable.tsx';
import { Reviews } from '../../components/Reviews.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { ServiceCard } from '../../components/ServiceCard.tsx';
import { ServiceRows } from '../../components/ServiceRows.tsx';
import { Steps } from '../../components/Steps.tsx';
import { StickyAction } from '../../components/StickyAction.tsx';
import { rupees } from '../../domain/money.ts';
import type { Specimen } from './specimen.ts';

const href = '#main';
/** Lists, tables and bands that pages share. */
export const listSpecimens: readonly Specimen[] = [
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
              booking: { href: href },
            },
            {
              name: 'Windshield',
              what: 'Repaired or replaced',
              takes: '3 hours',
              booking: { href: href },
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
