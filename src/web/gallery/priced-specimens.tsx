import { Button } from '../../../client/ui/Button.tsx';
import { rupees } from '../../values/money.ts';
import { CarMatrix } from '../components/CarMatrix.tsx';
import { ServiceCard } from '../components/cards.tsx';
import { PriceTable } from '../components/PriceTable.tsx';
import { OfferPrice, ServiceRows } from '../components/prices.tsx';
import type { Specimen } from './specimen.ts';

const href = '#main';

/** Rows, cards and tables of prices. */
export const pricedSpecimens: readonly Specimen[] = [
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
              booking: { href },
            },
            {
              name: 'Windshield',
              what: 'Repaired or replaced',
              takes: '3 hours',
              booking: { href },
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
];
