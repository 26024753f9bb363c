import type { CouponOffer, CouponScope } from '../../features/coupons/rules/coupon.ts';
import type { WeightedSegment } from '../../features/coupons/rules/spin.ts';
import { rupees } from '../../values/money.ts';
import { doorstepServices } from '../doorstep/services.ts';

/** A segment of the wheel with its prize. The weights add up to 100, so each is a percentage. */
export interface SpinSegment extends WeightedSegment {
  /** The short text on the wheel. */
  readonly label: string;
  readonly coupon: CouponOffer & {
    /** The discount as a sentence, shown with the code and in the chat. */
    readonly description: string;
    /** Days from the spin until the coupon expires. */
    readonly validDays: number;
    /** The jobs of an online order that it discounts; missing for all. */
    readonly scope?: CouponScope;
  };
}

/** Work that no online order holds: the visitor names the code to the person who books it. */
const atTheWorkshop: CouponScope = { serviceIds: [] };

/** Every spin wins. The page shows the odds beside the wheel. */
export const spinSegments: readonly SpinSegment[] = [
  {
    id: 'any-100',
    label: '₹100 off',
    weight: 28,
    coupon: { kind: 'amount', value: rupees(100), description: '₹100 off any service', validDays: 30 },
  },
  {
    id: 'periodic-200',
    label: '₹200 off service',
    weight: 20,
    coupon: {
      kind: 'amount',
      value: rupees(200),
      description: '₹200 off a periodic or express service',
      scope: { serviceIds: ['express-service-90min'] },
      validDays: 45,
    },
  },
  {
    id: 'ac-10',
    label: '10% off AC',
    weight: 16,
    coupon: {
      kind: 'percent',
      value: 10,
      description: '10% off an AC service',
      scope: { serviceIds: ['express-ac-service'] },
      validDays: 60,
    },
  },
  {
    id: 'vacuum-free',
    label: 'Free vacuum',
    weight: 12,
    coupon: {
      kind: 'amount',
      value: rupees(299),
      description: 'A quick vacuum free with any workshop service',
      scope: atTheWorkshop,
      validDays: 60,
    },
  },
  {
    id: 'panel-15',
    label: '15% off a panel',
    weight: 10,
    coupon: {
      kind: 'percent',
      value: 15,
      description: '15% off dent and paint of one panel',
      scope: { serviceIds: ['express-dent-paint'] },
      validDays: 60,
    },
  },
  {
    id: 'doorstep-300',
    label: '₹300 off doorstep',
    weight: 8,
    coupon: {
      kind: 'amount',
      value: rupees(300),
      description: '₹300 off a doorstep order of ₹1,499 or more in Jaipur',
      scope: { serviceIds: doorstepServices.map(({ id }) => id), minimum: rupees(1499) },
      validDays: 30,
    },
  },
  {
    id: 'detailing-20',
    label: '20% off detailing',
    weight: 5,
    coupon: {
      kind: 'percent',
      value: 20,
      description: '20% off polish, coating or interior detailing',
      scope: atTheWorkshop,
      validDays: 90,
    },
  },
  {
    id: 'ac-free',
    label: 'Free AC service',
    weight: 1,
    coupon: {
      kind: 'amount',
      value: rupees(999),
      description: 'One AC service free (worth ₹999, extra gas and parts apart)',
      scope: { serviceIds: ['express-ac-service'] },
      validDays: 90,
    },
  },
];

/**
 * Returns the rules beside the wheel.
 * @param windowDays a mobile number may spin once in this many days
 */
export const spinRules = (windowDays: number): readonly string[] => [
  `One spin for each mobile number in ${windowDays} days.`,
  'The prize is drawn on our server with the odds shown here; the wheel only acts it out.',
  'Every spin wins. The coupon is bound to the number that spun and is valid until the date on it.',
  'One coupon for a job, not together with another offer, no cash value.',
  'Of your number only a one-way hash is kept with the coupon, so that it can be redeemed once.',
];
