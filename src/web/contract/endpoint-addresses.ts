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
/** Needs the booking's token in its cookie, or in `?token=`. */
export const bookingCalendar = (id: string) => `/api/bookings/${id}/calendar.ics`;
export const enquiries = '/api/enquiries';
export const redirects = '/api/whatsapp-redirects';
export const prices = '/api/prices';
export const price = (brand: string, model: string, fuelType: string) =>
  `/api/prices/${brand}/${model}/${fuelType}`;
export const location = '/api/location';
export const slots = '/api/slots';
export const slotsLive = '/api/slots/live';
export const events = '/api/events';
/** Book Now was opened; no body. */
export const steps = '/api/steps';
export const unfoundCars = '/api/unfound-cars';
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
/** Needs the order's token in its cookie, or in `?token=`. */
export const orderCalendar = (id: string) => `/api/checkout/orders/${id}/calendar.ics`;
export const checkoutConfirm = '/api/checkout/confirm';
export const checkoutWebhook = '/api/checkout/webhook';
export const spin = '/api/spin';
export const city = '/api/city';
/** The operator's endpoints. Cookies and style classes of the admin have this older name too. */
export const admin = '/api/desk';
