/** The pages of the doorstep catalogue. No island needs these texts, so browsers never load them. */
export const doorstepPageText = {
  index: {
    title: (brand: string) => `Doorstep car services in Jaipur, prices listed | ${brand}`,
    description:
      'Fifteen car jobs done at your door in Jaipur: jump start, oil, battery, AC, inspection, cleaning. Fixed prices from ₹299, pay after the service.',
    keywords: [
      'doorstep car service jaipur',
      'car service at home',
      'mobile car mechanic jaipur',
      'car battery replacement at home',
      'emergency car help jaipur',
    ],
    heading: 'Doorstep services in Jaipur',
    lead: 'Fifteen jobs that need no workshop. Choose one, pick a two-hour slot, pay when it is done.',
    here: 'Jaipur only.',
    jaipurOnly: 'Jaipur only. Elsewhere, our workshops collect and return your car.',
    otherCities: 'See other cities',
    faqTitle: 'Before a mechanic comes',
  },
  category: {
    title: (category: string, brand: string) => `${category} at your door in Jaipur | ${brand}`,
    keywords: (category: string) => [
      `${category} at home`,
      `doorstep ${category} jaipur`,
      'car service at home jaipur',
      'mobile mechanic jaipur',
    ],
    back: 'All doorstep services',
    cart: 'My Cart',
    jobs: 'Jobs and prices',
    included: 'What’s included',
    billedSeparately: 'Not included',
    otherCategories: 'Other doorstep services',
  },
  emergency: {
    title: 'Stuck right now?',
    text: 'Call us. It is quicker than a form, and the listed price stays the same.',
    call: (phone: string) => `Call ${phone}`,
  },
} as const;

/** The parts of the doorstep catalogue that islands render too. */
export const doorstepText = {
  search: {
    label: 'Search the services',
    placeholder: 'Battery, oil, AC gas',
    submit: 'Search',
    categories: 'Categories',
    all: 'All',
    found: (count: number) => (count === 1 ? '1 service' : `${count} services`),
    nothing: 'No service of that name. Try another word, or ask us.',
    clear: 'Show all services',
  },
  row: {
    add: 'Add',
    addService: (name: string) => `Add ${name}`,
    added: (name: string) => `${name} is in your cart.`,
    viewCart: 'View cart',
    undo: 'Undo',
    details: (name: string) => `${name}: what’s included`,
  },
  area: {
    title: 'Do we cover your area?',
    label: 'PIN code or area in Jaipur',
    hint: 'Six digits, or a name such as Mansarovar',
    check: 'Check',
    served: (place: string) => `Yes, we come to ${place}.`,
    servedCity: 'Yes, this PIN code is in Jaipur. We come to you.',
    not_served: 'We do not come there yet. Doorstep services are in Jaipur only.',
    otherCities: 'See what we do near you',
    pin_code_invalid: 'A PIN code has six digits and does not begin with 0.',
  },
} as const;
