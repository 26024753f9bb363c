import { cityServicePath, localityPath, manufacturerPath } from '../../features/landing/contract.ts';

/**
 * Every address of the site, written once: the table of pages, the links, the browser and the tests import it. A
 * constant is one path; a function returns one path of a family.
 */
export const addresses = {
  home: '/',
  services: '/services',
  adServices: '/ad-services',
  about: '/about',
  contact: '/contact',
  blog: '/blog',
  blogFeed: '/blog/feed.xml',
  blogPost: (slug: string) => `/blog/${slug}`,
  careers: '/careers',
  franchise: '/franchise',
  feedback: '/feedback',
  workshopPartner: '/workshop-partner',
  voiceSearchDemo: '/voice-search-demo',
  spinToWin: '/spin-to-win',
  /** The coupon that a visitor without JavaScript has won, found by the visitor's own cookie. */
  spinResult: '/spin-to-win/result',
  appHome: '/homepage-app-v0',
  appStyleHome: '/website-homepage-appstyle',
  admin: '/coupon-admin',

  service: (slug: ServiceSlug) => `/services/${slug}`,

  express: '/express',
  expressLive: '/express-beta-atc',
  expressLiveOld: '/express-beta-atc/old',
  expressPayNow: '/express-rzp-atc',
  expressPayNowCart: '/express-rzp-atc/cart',
  expressAds: '/ads-express',
  expressNinetyMinutes: '/express-90min-car-service',
  expressNinetyMinutesAlias: '/express-90-min-car-service',
  expressDentPaint: '/express-dent-paint',
  expressAc: '/express-car-ac-service',

  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  refundPolicy: '/refund-policy',
  expressTerms: '/express-Service-TnCs',
  expressTermsAlias: '/legal/express-service-terms',

  doorstep: '/doorstep-services',
  doorstepCategory: (category: string) => `/doorstep-services/category/${category}`,
  doorstepCart: '/doorstep-services/cart',
  car: (carId: string) => `/car-services/${carId}`,

  nearMe: '/car-service-near-me',
  nearMeGuide: '/car-service-near-me-guide',
  cityJaipur: '/city/jaipur',
  city: (city: string) => cityServicePath('car-service', city),
  cityService: cityServicePath,
  locality: localityPath,
  /** The landing pages that exist in one city only, such as `/car-ac-repair-jaipur`. */
  localPage: (slug: string) => `/${slug}`,
  manufacturer: manufacturerPath,
  /** Short links of campaigns: 6 to 64 hexadecimal digits. */
  campaign: (hash: string) => `/${hash}`,

  search: '/search',

  /** In development only. */
  gallery: '/_ui',

  /** Files for programs. */
  sitemap: '/sitemap.xml',
  sitemapPart: (family: string) => `/sitemap-${family}.xml`,
  robots: '/robots.txt',
  manifest: '/manifest.webmanifest',

  /** The forms' own pages, for visitors without JavaScript. */
  book: '/book',
  /** Book Now for one service (its slug) and, where it is priced by car, one car (its slug). */
  bookFor: (service: string, car?: string) =>
    `/book?service=${service}${car === undefined ? '' : `&car=${car}`}`,
  schedule: '/schedule',
  assistant: '/assistant',
  thankYou: '/thank-you',
  checkout: '/checkout',
  privacyChoices: '/privacy-choices',
  booking: (id: string) => `/booking/${id}`,
  /** The owner's link: its holder can see, move and cancel the booking. */
  ownBooking: (id: string, token: string) => `/booking/${id}?token=${encodeURIComponent(token)}`,
  order: (id: string) => `/order/${id}`,
  /** The owner's link: its holder can see the order and pay for it. */
  ownOrder: (id: string, token: string) => `/order/${id}?token=${encodeURIComponent(token)}`,
} as const;

/** The page of each kind of enquiry. */
export const enquiryPages = {
  contact: addresses.contact,
  franchise: addresses.franchise,
  career: addresses.careers,
  feedback: addresses.feedback,
  partner: addresses.workshopPartner,
} as const;

/** The nine services that have their own page under /services. */
export const serviceSlugs = [
  'periodic',
  'ac',
  'car-spa',
  'denting',
  'battery',
  'windshield',
  'detailing',
  'tyre',
  'insurance-claims',
] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];

/** The endpoints of the API. */
export const endpoints = {
  root: '/api/',
  leads: '/api/leads',
  lead: (id: string) => `/api/leads/${id}`,
  serviceTypes: '/api/service-types',
  serviceRequests: '/api/service-requests',
  bookings: '/api/bookings',
  booking: (id: string) => `/api/bookings/${id}`,
  bookingCancel: (id: string) => `/api/bookings/${id}/cancel`,
  bookingReschedule: (id: string) => `/api/bookings/${id}/reschedule`,
  bookingCalendar: (id: string, token: string) =>
    `/api/bookings/${id}/calendar.ics?token=${encodeURIComponent(token)}`,
  enquiries: '/api/enquiries',
  redirects: '/api/whatsapp-redirects',
  prices: '/api/prices',
  price: (brand: string, model: string, fuelType: string) => `/api/prices/${brand}/${model}/${fuelType}`,
  location: '/api/location',
  slots: '/api/slots',
  slotsLive: '/api/slots/live',
  events: '/api/events',
  consent: '/api/consent',
  checkoutOrders: '/api/checkout/orders',
  orderPayment: (id: string) => `/api/checkout/orders/${id}/payment`,
  orderCalendar: (id: string, token: string) =>
    `/api/checkout/orders/${id}/calendar.ics?token=${encodeURIComponent(token)}`,
  checkoutConfirm: '/api/checkout/confirm',
  checkoutWebhook: '/api/checkout/webhook',
  spin: '/api/spin',
  city: '/api/city',
  admin: '/api/desk',
} as const;

/** The endpoints of forms for visitors, which bots fill in; each of their forms has the spam trap. */
export const formEndpoints = [
  endpoints.leads,
  endpoints.serviceRequests,
  endpoints.bookings,
  endpoints.enquiries,
  endpoints.checkoutOrders,
  endpoints.spin,
] as const;
