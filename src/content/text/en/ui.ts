/** The shared interface components. Browsers may download this file. */
export const uiText = {
  close: 'Close',
  loading: 'Loading...',
  sending: 'Sending...',
  listPrice: 'List price',
  youSave: (amount: string): string => `You save ${amount}`,
  from: 'from',
  freeQuote: 'Free quote',
  notOffered: 'not offered',
  outOfFive: (value: number): string => `${value} out of 5`,
  fromReviews: (here: string, inAll: string): string =>
    here === inAll ? `from ${here} reviews` : `from ${here} reviews here, ${inAll} in all`,
  reviews: 'What owners say',
  /** The operator's answer to a review. */
  answered: 'Our answer:',
  optional: 'optional',
  countryCode: '+91',
  mobileNumber: 'Mobile number',
  mobilePlaceholder: '10-digit number',
  oneLess: (of: string): string => `One less: ${of}`,
  oneMore: (of: string): string => `One more: ${of}`,
  breadcrumb: 'Breadcrumb',
  yourCar: 'Your car',
  changeCar: 'Change car',
  priceForYourCar: 'Price for your car',
  yourPrice: 'Your price',
  yours: 'Yours',
  sample: '(sample)',
  sampleReviews: 'Sample reviews, to be replaced by the business.',
  priceTable: {
    service: 'Service',
    what: 'What we do',
    takes: 'Takes',
    listPrice: 'List price',
    yourPrice: 'Your price',
    book: 'Book',
    bookService: (service: string): string => `Book ${service}`,
  },
  car: 'Car',
} as const;

/** Every language has the same keys. */
export type UiText = { readonly [Key in keyof typeof uiText]: Worded<(typeof uiText)[Key]> };

/** The type of a translation: a text where English has a text, a function where it has a function. */
type Worded<English> = English extends string
  ? string
  : English extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof English]: Worded<English[Key]> };
