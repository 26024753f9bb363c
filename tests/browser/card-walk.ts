import type { Page } from 'playwright-core';
import type { PaymentsStandIn } from '../upstreams/payments.ts';

/** The provider's script, which its checkout loads into the page. */
export const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';
/** A stand-in for the provider's script. It opens with an order and reports whether the visitor paid. */
const STAND_IN_SCRIPT = `window.Razorpay = class {
  constructor(options) { this.options = options; }
  async open() {
    const outcome = await window.visitorPays(this.options.order_id);
    if (outcome) this.options.handler(outcome); else this.options.modal.ondismiss();
  }
};`;

/** `leaves`: the visitor pays, and the page never learns of it, as when a payment app closes it. */
export type PaymentOutcome = 'pays' | 'closes' | 'leaves';

/** Lets each opening of the provider's checkout end with the next outcome. Without its script none opens. */
export async function payBy(
  page: Page,
  provider: PaymentsStandIn,
  outcomes: readonly PaymentOutcome[],
  withScript = true,
): Promise<void> {
  const remaining = [...outcomes];
  await page.exposeFunction('visitorPays', (orderId: string) => {
    const outcome = remaining.shift();
    const paid = outcome === 'closes' || outcome === undefined ? undefined : provider.pay(orderId);
    return outcome === 'leaves' ? new Promise(() => undefined) : paid;
  });
  await page
    .context()
    .route(SCRIPT, (route) =>
      withScript
        ? route.fulfill({ contentType: 'text/javascript', body: STAND_IN_SCRIPT })
        : route.fulfill({ body: '' }),
    );
}

/** Puts one service into the cart of a page that is open. */
export const fillCart = (page: Page): Promise<void> =>
  page.evaluate(() =>
    localStorage.setItem('pahiya-cart', '{"items":[{"serviceId":"jump-start","quantity":1}]}'),
  );
