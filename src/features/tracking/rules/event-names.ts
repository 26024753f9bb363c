/** The ad system's names of the events of spec section 7, under our own. What reaches the page or the API is always ours. */
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
export type AdEventName = (typeof AD_EVENTS)[ConversionName];

/** Events that only product analytics hears of. */
export const ANALYTICS_ONLY_EVENTS = [
  'button_clicked',
  'form_interaction',
  'service_interaction',
  'error_seen',
  'scroll_depth',
  'time_on_page',
  'chat_redirect',
] as const;
export type AnalyticsOnlyName = (typeof ANALYTICS_ONLY_EVENTS)[number];

export type EventName = ConversionName | AnalyticsOnlyName;

/** Whether an event is one that the ad system knows, besides product analytics. */
export const isConversionName = (name: string): name is ConversionName => Object.hasOwn(AD_EVENTS, name);

const conversionNames: readonly ConversionName[] = Object.keys(AD_EVENTS).filter(isConversionName);

/** Every name a browser may send. */
export const EVENT_NAMES: readonly EventName[] = [...conversionNames, ...ANALYTICS_ONLY_EVENTS];

/** The names the pixel does not know as standard ones: they go through its custom call (wire formats). */
const CUSTOM_ON_PIXEL: ReadonlySet<AdEventName> = new Set(['ViewItem', 'StartCheckout']);

/** Whether the pixel takes a name by its custom call only. */
export const isCustomOnPixel = (name: AdEventName): boolean => CUSTOM_ON_PIXEL.has(name);

/** Events worth money: owed deliveries, which survive the ad system being down. Browsing is not. */
const OWED: ReadonlySet<ConversionName> = new Set([
  'lead',
  'checkout_begun',
  'contact',
  'registration_completed',
  'application_submitted',
  'service_scheduled',
  'purchase',
  'subscription',
]);

/** Whether a conversion is owed as a delivery; one that is not is sent once and may be lost. */
export const isDeliveredConversion = (name: ConversionName): boolean => OWED.has(name);
