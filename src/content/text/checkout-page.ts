/** The checkout's words that only the server writes: the head, and the form without JavaScript. */
export const checkoutPageText = {
  title: (brand: string) => `Choose a time and book | ${brand}`,
  description:
    'Say where your car stands in Jaipur, choose a two-hour slot and book your doorstep or express service. The price is the one you saw; pay after the service.',
  withoutScript:
    'What is in your cart is known to your browser only, and needs JavaScript. You can book without it:',
  withoutScriptLink: 'Choose and book in one form',
  typedCar: 'Car: make, model and fuel',
  typedCarHint: 'Needed for a battery, oil, filter, horn or fuel.',
  payAfterNote: 'Nothing is charged now. You pay after the service.',
  partsAfterPlain: 'Where parts are extra, you see the printed price of each and say yes before we fit it.',
} as const;
