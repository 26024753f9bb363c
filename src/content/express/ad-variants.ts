import type { PriceName } from '../../features/pricing/contract.ts';

/** A headline for visitors from an advertisement, selected by its `utm_content`. Each states one fact of the offer. */
interface AdVariant {
  /** The value of `utm_content`. */
  readonly id: string;
  readonly headline: string;
  readonly subline: string;
  readonly points: readonly [string, string, string];
  readonly price: PriceName;
  readonly button: string;
}

export const defaultAdVariant: AdVariant = {
  id: 'time',
  price: 'express',
  headline: 'Car service in 90 minutes, or it is free',
  subline: 'Two mechanics and a bay held for you. Come before work, drive on after.',
  points: ['90 minutes from key to key', 'Full service, forty checks', 'Pay after the service'],
  button: 'See my price',
};

export const adVariants: readonly AdVariant[] = [
  defaultAdVariant,
  {
    id: 'price',
    price: 'express',
    headline: 'The price for your exact car, before you leave a number',
    subline: 'Choose manufacturer, model and fuel. What you see is what the counter charges.',
    points: ['Labour, oil and tax included', 'Parts quoted and shown first', 'No charge for the quote'],
    button: 'Show the price',
  },
  {
    id: 'first-service',
    price: 'periodic',
    headline: '20% off your first car service',
    subline: 'For your first visit, on the price list everyone sees.',
    points: [
      'On every service of the list',
      'Say it in the chat when you book',
      'Paid after the work, less 20%',
    ],
    button: 'Book the first service',
  },
  {
    id: 'pickup',
    price: 'periodic',
    headline: 'We fetch your car, service it and bring it back',
    subline: 'Free pickup and drop with every workshop service in the city.',
    points: ['Photos at both doors', 'You approve every extra', 'Back the same day as a rule'],
    button: 'Choose a pickup time',
  },
  {
    id: 'ac',
    price: 'ac',
    headline: 'Car AC service at ₹999, any model',
    subline: 'Measured before, measured after, in about two hours.',
    points: ['Leak test included', 'Filter and condenser cleaned', 'Vent temperature in writing'],
    button: 'Book AC service',
  },
  {
    id: 'dent',
    price: 'dentPaint',
    headline: 'Dent and paint, one clear price per panel',
    subline: 'From ₹1,999 a panel. Two photos in the chat are enough for a quote.',
    points: ['Shade matched to your car', 'Day of return in writing', '24 months on the paint'],
    button: 'Get the panel price',
  },
];

/** Returns the variant of a `utm_content`, or the default one. */
export const adVariantOf = (content: string | undefined): AdVariant =>
  adVariants.find(({ id }) => id === content) ?? defaultAdVariant;
