import type { ContentPolicy } from '../../document/content-policy.ts';

/**
 * What the card-payment provider's checkout needs, on the two pages where a visitor can pay and nowhere else. Its script
 * is fetched only once they press "Pay" (client/api/card-checkout.ts).
 */
export const PAYMENT_POLICY: ContentPolicy = {
  scripts: ['https://checkout.razorpay.com'],
  frames: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  connections: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
  images: ['https://cdn.razorpay.com'],
};
