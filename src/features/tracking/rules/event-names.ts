/**
 * Maps our event names to the ad system's. Pages and the API use only ours. Three have no moment on this site, which has
 * no accounts, no newsletter and no list of wishes: `registration_completed`, `subscription`, `wishlist_item_added`.
 */
export const AD_EVENTS = {
  page_view: 'PageView',
  lead: 'Lead',
  checkout_begun: 'InitiateCheckout',
  contact: 'Contact',
  registration_completed: 'CompleteRegistration',
  application_submitted: 'SubmitApplication',
  service_scheduled: 'Schedule',
  cart_item_added: 'AddToCart',
  purchase: 'Purchase',
  subscription: 'Subscribe',
  location_found: 'FindLocation',
  product_customized: 'CustomizeProduct',
  content_viewed: 'ViewContent',
  wishlist_item_added: 'AddToWishlist',
  checkout_started: 'StartCheckout',
  search: 'Search',
  item_viewed: 'ViewItem',
} as const;
export type ConversionName = keyof typeof AD_EVENTS;
type AdEventName = (typeof AD_EVENTS)[ConversionName];

const ANALYTICS_ONLY_EVENTS = [
  'button_clicked',
  'form_interaction',
  'service_interaction',
  'error_seen',
  'scroll_depth',
  'time_on_page',
  'chat_redirect',
] as const;
type AnalyticsOnlyName = (typeof ANALYTICS_ONLY_EVENTS)[number];

export type EventName = ConversionName | AnalyticsOnlyName;

/** Whether the ad system gets an event, besides product analytics. */
export const isConversionName = (name: string): name is ConversionName => Object.hasOwn(AD_EVENTS, name);

const conversionNames: readonly ConversionName[] = Object.keys(AD_EVENTS).filter(isConversionName);

/** Every name a browser may send. */
export const EVENT_NAMES: readonly EventName[] = [...conversionNames, ...ANALYTICS_ONLY_EVENTS];

/** These are not standard events of the pixel, so they need its `trackCustom` call. */
const CUSTOM_ON_PIXEL: ReadonlySet<AdEventName> = new Set(['ViewItem', 'StartCheckout']);

/** Whether the pixel needs `trackCustom` for a name. */
export const isCustomOnPixel = (name: AdEventName): boolean => CUSTOM_ON_PIXEL.has(name);
