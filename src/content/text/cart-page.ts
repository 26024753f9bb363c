/** The cart's words that only the server writes: the head, the heading, and the form without JavaScript. */
export const cartPageText = {
  title: (brand: string) => `Your doorstep cart | ${brand}`,
  description:
    'Review the doorstep services you chose in Jaipur, change quantities, then pick your area and a two-hour slot. Pay after the service.',
  heading: 'My Cart',
  withoutScript: 'Book without JavaScript',
  withoutScriptText:
    'Tell us how many of each, your name and where the car is parked. We will call before we come.',
  quantity: (name: string) => `How many: ${name}`,
} as const;
