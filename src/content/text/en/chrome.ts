import { answerHours } from './hours.ts';

/** The chrome of every page: navigation, footer and bottom bar. */
export const chromeText = {
  skipToContent: 'Skip to content',
  loading: 'Loading...',
  back: (to: string) => `Back: ${to}`,
  fault: {
    title: 'Something went wrong on our side',
    text: 'Please try again in a minute. If it is urgent, call us: a person answers.',
    call: (phone: string) => `Call ${phone}`,
    reference: (reference: string) => `Reference: ${reference}`,
  },
  navigation: {
    label: 'Main',
    home: 'Home',
    services: 'Services',
    express: 'Express',
    careers: 'Careers',
    franchise: 'Franchise',
    bookNow: 'Book Now',
    menu: 'Menu',
    close: 'Close menu',
    homeOf: (brand: string) => `${brand}, home`,
  },
  city: {
    choose: 'Choose your city',
    chosen: (city: string) => `Your city: ${city}. Change it`,
    hint: 'Prices and services are shown for it.',
  },
  footer: {
    summary: `Car care booked in a minute. Jaipur and eight more cities. Open daily, ${answerHours}.`,
    popularSearches: 'Popular Searches',
    ourServices: 'Our Services',
    manufacturers: (city: string) => `Car Manufacturer Service in ${city}`,
    locations: 'Service Locations',
    groups: 'Everything we do',
    company: 'Company',
    legal: 'Legal',
    privacyChoices: 'Privacy choices',
    email: 'E-mail',
    phone: 'Call',
    copyright: (year: number, brand: string) => `© ${year} ${brand}`,
  },
  bottomBar: {
    label: 'Quick links',
    home: 'Home',
    express: 'Express',
    call: 'Call Now',
    chat: 'Chat',
    cart: 'My Cart',
  },
} as const;
