/** The cart's words that only the server writes: the head, the heading, and the form without JavaScript. */
export const cartPageText = {
  title: (brand: string) => `Your doorstep cart | ${brand}`,
  description:
    'Look over the doorstep services you have chosen in Jaipur, change the quantities, and go on to choose your area and a two-hour slot. Pay after the service.',
  heading: 'My Cart',
  withoutScript: 'Book without JavaScript',
  withoutScriptText: 'Say how many of each, who you are and where the car stands. We call before we come.',
  quantity: (name: string) => `How many: ${name}`,
} as const;
