import type { PageServices } from '../../../services/page-services.ts';
import type { ContentPolicy } from '../../../web/document/content-policy.ts';

/**
 * The hosts of the card-payment provider's checkout. Only the two pages where a visitor can pay allow them. The browser
 * fetches the script when the visitor presses "Pay" (client/api/card-checkout.ts).
 */
const PAYMENT_POLICY: ContentPolicy = {
  // The provider's checkout fetches its fraud check from the second host.
  scripts: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  frames: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  connections: ['https://*.razorpay.com'],
  images: ['https://*.razorpay.com'],
};

/** Returns the policy of a page with card payment; undefined where cards are switched off. */
export const paymentPolicy = ({ takesCards }: PageServices): ContentPolicy | undefined =>
  takesCards ? PAYMENT_POLICY : undefined;
