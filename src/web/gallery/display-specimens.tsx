import { PaymentProblem } from '../../../client/islands/checkout/PaymentProblem.tsx';
import { Accordion } from '../../../client/ui/Accordion.tsx';
import { Alert } from '../../../client/ui/Alert.tsx';
import { Badge } from '../../../client/ui/Badge.tsx';
import { Button } from '../../../client/ui/Button.tsx';
import { EmptyState } from '../../../client/ui/EmptyState.tsx';
import { DoneMark, Icon } from '../../../client/ui/Icon.tsx';
import { Picture } from '../../../client/ui/Picture.tsx';
import { ListPrice, Price, Saving } from '../../../client/ui/Price.tsx';
import { CarSummary } from '../../../client/ui/PriceCard.tsx';
import { Rating, Stars } from '../../../client/ui/Rating.tsx';
import { SendProblem } from '../../../client/ui/SendProblem.tsx';
import { Skeleton, Spinner } from '../../../client/ui/Spinner.tsx';
import { Sum, Sums } from '../../../client/ui/Sums.tsx';
import { Tabs } from '../../../client/ui/Tabs.tsx';
import { Toast, Toasts } from '../../../client/ui/Toast.tsx';
import { rupees } from '../../values/money.ts';
import { QrImage } from '../components/QrImage.tsx';
import { qrCodeOf } from '../qr-code.ts';
import type { Specimen } from './specimen.ts';

const summary = (
  <CarSummary
    picture="car-hatchback"
    service="Express service"
    car="Maruti Swift, petrol"
    price={rupees(2999)}
  />
);

/** Text, prices and pictures. */
export const displaySpecimens: readonly Specimen[] = [
  {
    component: 'Price',
    states: {
      plain: <Price amount={rupees(2999)} />,
      big: <Price amount={rupees(284504)} size="big" />,
      hero: <Price amount={rupees(2999)} size="hero" />,
    },
  },
  { component: 'ListPrice', states: { plain: <ListPrice amount={rupees(3499)} /> } },
  {
    component: 'Saving',
    states: {
      'something saved': <Saving price={rupees(2999)} listPrice={rupees(3499)} />,
      'nothing saved': <Saving price={rupees(999)} listPrice={rupees(999)} />,
    },
  },
  {
    component: 'Badge',
    states: {
      plain: <Badge>Cancelled</Badge>,
      accent: <Badge tone="accent">In progress</Badge>,
      green: (
        <Badge tone="green" icon="check">
          Delivered
        </Badge>
      ),
      error: (
        <Badge tone="error" icon="circle-alert">
          Failed
        </Badge>
      ),
      ink: <Badge tone="ink">New lead</Badge>,
    },
  },
  {
    component: 'Sum',
    states: { 'a row': <Sum name="Paid" amount="₹2,999" /> },
  },
  {
    component: 'Sums',
    states: {
      plain: <Sums total={rupees(2999)} partsOnTop={false} counts="2 services, 3 items" />,
      'with a coupon, without parts': (
        <Sums total={rupees(2699)} partsOnTop coupon={{ code: 'SAMPLE10', discount: rupees(300) }} />
      ),
    },
  },
  {
    component: 'Rating',
    states: { 'with its count': <Rating value={4.8} reviews={500} isSample /> },
  },
  {
    component: 'QrImage',
    states: { code: <QrImage code={qrCodeOf('https://pahiya.example/')} label="Sample code" /> },
  },
  { component: 'Stars', states: { five: <Stars value={5} />, three: <Stars value={3} /> } },
  {
    component: 'Tabs',
    wide: true,
    states: {
      chips: (
        <Tabs
          label="Categories"
          tabs={[
            { href: '#a', label: 'Emergency', current: true },
            { href: '#b', label: 'Maintenance' },
          ]}
        />
      ),
      lines: (
        <Tabs
          label="Counter"
          look="lines"
          tabs={[
            { href: '#c', label: 'All records', count: 214, current: true },
            { href: '#d', label: 'Deliveries', count: 1, alarming: true },
          ]}
        />
      ),
    },
  },
  {
    component: 'Accordion',
    states: {
      'first open': (
        <Accordion
          openFirst
          items={[
            {
              title: 'How often should my car be serviced?',
              content: 'Every 10,000 to 15,000 km, or once a year, whichever comes first.',
            },
            { title: 'Do I pay before the work?', content: 'No. You pay when you have seen the car.' },
          ]}
        />
      ),
    },
  },
  {
    component: 'SendProblem',
    states: {
      limited: <SendProblem error={{ code: 'too_many_requests', phone: '+91 90000 12345' }} failed="" />,
      failed: (
        <SendProblem
          error={{ code: 'failed', phone: '+91 90000 12345' }}
          failed="Something went wrong. Please try again."
        />
      ),
    },
  },
  {
    component: 'PaymentProblem',
    states: {
      dismissed: <PaymentProblem outcome="dismissed" />,
    },
  },
  {
    component: 'Alert',
    states: {
      error: <Alert>Something went wrong. Please try again.</Alert>,
      calm: (
        <Alert tone="calm" icon="wifi-off">
          You are offline. We keep your booking and send it when you are back.
        </Alert>
      ),
      good: <Alert tone="good">Your slot has moved to Sunday, 9-11 AM.</Alert>,
    },
  },
  {
    component: 'Toast',
    states: { 'with an action': <Toast action={<a href="#Toast">View cart</a>}>Quick vacuum added</Toast> },
  },
  { component: 'Toasts', states: { empty: <Toasts /> } },
  {
    component: 'Spinner',
    states: { plain: <Spinner /> },
  },
  {
    component: 'Skeleton',
    states: {
      'of a price': <Skeleton />,
    },
  },
  {
    component: 'EmptyState',
    states: {
      cart: (
        <div className="card">
          <EmptyState
            icon="shopping-cart"
            title="Your cart is empty"
            action={<Button kind="quiet">See services</Button>}
          >
            Add a doorstep service to begin.
          </EmptyState>
        </div>
      ),
    },
  },
  { component: 'DoneMark', states: { plain: <DoneMark /> } },
  { component: 'CarSummary', states: { priced: summary } },
  {
    component: 'Icon',
    states: {
      'beside words': (
        <span className="row">
          <Icon name="clock" />8 AM to 8 PM
        </span>
      ),
    },
  },
  {
    component: 'Picture',
    states: {
      car: <Picture name="car-suv" alt="An SUV" />,
      scene: <Picture name="hero-express" alt="A car over the express bay" />,
    },
  },
];
