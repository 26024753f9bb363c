// Each endpoint's address, read as `endpoints.leads`.

export const root = '/api/';
export const leads = '/api/leads';
export const lead = (id: string) => `/api/leads/${id}`;
export const serviceTypes = '/api/service-types';
export const serviceRequests = '/api/service-requests';
export const bookings = '/api/bookings';
export const booking = (id: string) => `/api/bookings/${id}`;
export const bookingConfirm = (id: string) => `/api/bookings/${id}/confirm`;
export const bookingCancel = (id: string) => `/api/bookings/${id}/cancel`;
export const bookingReschedule = (id: string) => `/api/bookings/${id}/reschedule`;
export const bookingCalendar = (id: string) => `/api/bookings/${id}/calendar.ics`;
/** Redirect into the chat app with the link of the record, which no page holds: to share it, or to ask about it. */
export const bookingShare = (id: string) => `/api/bookings/${id}/share`;
export const bookingChat = (id: string) => `/api/bookings/${id}/chat`;
/** Takes the record from this browser. */
export const bookingForget = (id: string) => `/api/bookings/${id}/forget`;
export const enquiries = '/api/enquiries';
export const redirects = '/api/whatsapp-redirects';
/** Redirect into the chat app with a text that ends with the reference of this press. */
export const openChat = '/api/whatsapp-redirects/chat';
export const prices = '/api/prices';
export const price = (brand: string, model: string, fuelType: string) =>
  `/api/prices/${brand}/${model}/${fuelType}`;
export const location = '/api/location';
export const slots = '/api/slots';
export const slotsLive = '/api/slots/live';
export const events = '/api/events';
/** Book Now was opened; no body. */
export const steps = '/api/steps';
export const unfoundSearches = '/api/unfound-searches';
export const carSearch = '/api/prices/search';
/** One sentence for the booking assistant. */
export const assistantSentence = '/api/assistant/sentence';
export const consent = '/api/consent';
export const checkoutOrders = '/api/checkout/orders';
export const order = (id: string) => `/api/checkout/orders/${id}`;
export const checkoutCoupon = '/api/checkout/coupon';
export const orderCancel = (id: string) => `/api/checkout/orders/${id}/cancel`;
export const orderReschedule = (id: string) => `/api/checkout/orders/${id}/reschedule`;
export const orderPayment = (id: string) => `/api/checkout/orders/${id}/payment`;
/** The browser reports the payment of an order. */
export const orderConfirm = (id: string) => `/api/checkout/orders/${id}/confirm`;
export const orderCalendar = (id: string) => `/api/checkout/orders/${id}/calendar.ics`;
export const orderShare = (id: string) => `/api/checkout/orders/${id}/share`;
export const orderChat = (id: string) => `/api/checkout/orders/${id}/chat`;
export const orderForget = (id: string) => `/api/checkout/orders/${id}/forget`;
/** The business chat's verification and signed notifications. */
export const chatWebhook = '/api/chat/webhook';
export const checkoutWebhook = '/api/checkout/webhook';
export const spin = '/api/spin';
export const city = '/api/city';
/** The operator's endpoints. Cookies and style classes of the admin have this older name too. */
export const admin = '/api/admin';
