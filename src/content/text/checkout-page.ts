/** The checkout's words that only the server writes: the head, and the form without JavaScript. */
export const checkoutPageText = {
  title: (brand: string) => `Choose a time and book | ${brand}`,
  description:
    'Tell us where your car is parked in Jaipur, choose a two-hour slot and book your doorstep or express service. Pay after the service.',
  withoutScript: 'Your cart is stored in your browser and needs JavaScript. You can still book without it:',
  withoutScriptLink: 'Choose and book in one form',
  carGone: 'We no longer list this car or package under the name in your link. Choose your car again:',
  carGoneLink: 'Choose your car',
  typedCar: 'Car: make, model and fuel',
  typedCarHint: 'Needed for a battery, oil, filter, horn or fuel.',
  priceChanged:
    'The price has changed since you opened the page, and nothing is ordered. Look at the new one first.',
  payAfterNote: 'Nothing is charged now. You pay after the service.',
  partsAfterPlain:
    'Where parts are extra, you see the printed price of each and approve it before we fit it.',
} as const;
