import type { PageServices } from '../../../services/services.ts';
import type { ContentPolicy } from '../../../web/document/content-policy.ts';

/**
 * What the card-payment provider's checkout needs, on the two pages where a visitor can pay and nowhere else. Its script
 * is fetched only once they press "Pay" (client/api/card-checkout.ts).
 */
const PAYMENT_POLICY: ContentPolicy = {
  // The second host holds the provider's own check against fraud, which its checkout fetches.
  scripts: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  frames: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  connections: ['https://*.razorpay.com'],
  images: ['https://*.razorpay.com'],
};

/** The policy of a page with card payment; nothing where cards are switched off. */
export const paymentPolicy = ({ takesCards }: PageServices): ContentPolicy | undefined =>
  takesCards ? PAYMENT_POLICY : undefined;
