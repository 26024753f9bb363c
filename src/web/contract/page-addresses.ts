import { cityServicePath, localityPath, manufacturerPath } from '../../features/landing/contract.ts';
import { COMPARISON, type ServiceSlug } from './address-parts.ts';

// Each page's address, read as `addresses.home`. A constant is one path; a function returns one path of a family.

export const home = '/';
export const services = '/services';
/** Basic, periodic and express service side by side. */
export const comparison = `/services#${COMPARISON}`;
export const adServices = '/ad-services';
export const about = '/about';
export const contact = '/contact';
export const blog = '/blog';
export const blogFeed = '/blog/feed.xml';
export const blogPost = (slug: string) => `/blog/${slug}`;
export const careers = '/careers';
export const franchise = '/franchise';
export const feedback = '/feedback';
export const workshopPartner = '/workshop-partner';
export const voiceSearchDemo = '/voice-search-demo';
export const spinToWin = '/spin-to-win';
/** The coupon that a visitor without JavaScript has won, found by the visitor's own cookie. */
export const spinResult = '/spin-to-win/result';
export const appHome = '/homepage-app-v0';
export const appStyleHome = '/website-homepage-appstyle';
export const admin = '/coupon-admin';

export const service = (slug: ServiceSlug) => `/services/${slug}`;

export const express = '/express';
export const expressLive = '/express-beta-atc';
export const expressLiveOld = '/express-beta-atc/old';
export const expressPayNow = '/express-rzp-atc';
export const expressPayNowCart = '/express-rzp-atc/cart';
export const expressAds = '/ads-express';
export const expressNinetyMinutes = '/express-90min-car-service';
export const expressNinetyMinutesAlias = '/express-90-min-car-service';
export const expressDentPaint = '/express-dent-paint';
export const expressAc = '/express-car-ac-service';

export const privacyPolicy = '/privacy-policy';
export const terms = '/terms';
export const refundPolicy = '/refund-policy';
export const expressTerms = '/express-Service-TnCs';
export const expressTermsAlias = '/legal/express-service-terms';

export const doorstep = '/doorstep-services';
export const doorstepCategory = (category: string) => `/doorstep-services/category/${category}`;
export const doorstepCart = '/doorstep-services/cart';
export const car = (carId: string) => `/car-services/${carId}`;

/** The search for a city that the city menu lacks. */
export const otherCities = '/city';
export const nearMe = '/car-service-near-me';
export const nearMeGuide = '/car-service-near-me-guide';
export const cityJaipur = '/city/jaipur';
export const city = (city: string) => cityServicePath('car-service', city);
export const cityService = cityServicePath;
export const locality = localityPath;
/** The landing pages that exist in one city only, such as `/car-ac-repair-jaipur`. */
export const localPage = (slug: string) => `/${slug}`;
export const manufacturer = manufacturerPath;
/** Short links of campaigns: 6 to 64 hexadecimal digits. */
export const campaign = (hash: string) => `/${hash}`;

export const search = '/search';

/** In development only. */
export const gallery = '/_ui';

/** Files for programs. */
export const sitemap = '/sitemap.xml';
export const sitemapPart = (family: string) => `/sitemap-${family}.xml`;
export const robots = '/robots.txt';
export const manifest = '/manifest.webmanifest';
export const serviceWorker = '/service-worker.js';

/** The forms' own pages, for visitors without JavaScript. */
export const book = '/book';
/** Book Now for one service (its slug) and, where it is priced by car, one car (its slug). */
export const bookFor = (service: string, car?: string) =>
  `/book?service=${service}${car === undefined ? '' : `&car=${car}`}`;
export const schedule = '/schedule';
export const assistant = '/assistant';
export const thankYou = '/thank-you';
/** The bookings and orders of this device. */
export const myBookings = '/my-bookings';
export const checkout = '/checkout';
export const privacyChoices = '/privacy-choices';
/** Shown without a network in place of a page that this browser has not stored. */
export const offline = '/offline';
export const booking = (id: string) => `/booking/${id}`;
/**
 * The owner's link, for another device: its holder can see, move and cancel the booking. The first request exchanges
 * the token for a cookie. A browser that has just booked has the cookie, and `booking` is enough.
 */
export const ownBooking = (id: string, token: string) => `/booking/${id}?token=${encodeURIComponent(token)}`;
export const order = (id: string) => `/order/${id}`;
export const bookingBill = (id: string) => `/booking/${id}/bill`;
export const orderBill = (id: string) => `/order/${id}/bill`;
/** The owner's link, for another device: its holder can see the order and pay for it. */
export const ownOrder = (id: string, token: string) => `/order/${id}?token=${encodeURIComponent(token)}`;
