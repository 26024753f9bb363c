import { addresses, endpoints } from '../../../web/contract/addresses.ts';

const { admin } = addresses;
const api = endpoints.admin;

/** The addresses of the admin screens; not in `addresses`, because no visitor's browser needs them. */
export const adminAddresses = {
  records: admin,
  record: (id: string) => `${admin}/records/${encodeURIComponent(id)}`,
  bill: (id: string) => `${admin}/records/${encodeURIComponent(id)}/bill`,
  /** Who has to be called: the first screen after the sign-in. */
  calls: `${admin}/calls`,
  deliveries: `${admin}/deliveries`,
  /** The agenda of a date (YYYY-MM-DD) in a city, or in all. */
  agenda: `${admin}/agenda`,
  agendaOf: (date: string, city?: string) =>
    `${admin}/agenda?date=${date}${city === undefined ? '' : `&city=${city}`}`,
  newBooking: (date?: string, slot?: string) =>
    `${admin}/bookings/new${date === undefined ? '' : `?date=${date}`}${slot === undefined ? '' : `&slot=${slot}`}`,
  /** The form of a booking, filled from a lead or a request. */
  bookingOf: (id: string) => `${admin}/bookings/new?of=${encodeURIComponent(id)}`,
  health: `${admin}/health`,
  slots: `${admin}/slots`,
  /** Whom to call before a day or a slot is blocked. */
  block: (city: string, date: string, slot?: string) =>
    `${admin}/slots/block?city=${city}&date=${date}${slot === undefined ? '' : `&slot=${slot}`}`,
  banners: `${admin}/banners`,
  prices: `${admin}/prices`,
  campaigns: `${admin}/campaigns`,
  events: `${admin}/events`,
  coupons: `${admin}/coupons`,
  coupon: (code: string) => `${admin}/coupons/${encodeURIComponent(code)}`,
  summary: `${admin}/summary`,
  erasure: `${admin}/data-deletion`,
  audit: `${admin}/audit`,
  mechanics: `${admin}/mechanics`,
  reviews: `${admin}/reviews`,
  notifications: `${admin}/notifications`,
  messages: `${admin}/messages`,
} as const;

/** The targets of the admin forms; programs read the same data as JSON there. */
export const adminEndpoints = {
  /** The WebSocket that tells of new records. */
  live: `${api}/live`,
  bookings: `${api}/bookings`,
  signIn: `${api}/sign-in`,
  signOut: `${api}/sign-out`,
  language: `${api}/language`,
  search: `${api}/search`,
  records: `${api}/records`,
  bills: `${api}/bills`,
  exportCsv: `${api}/records/export`,
  record: (id: string) => `${api}/records/${encodeURIComponent(id)}`,
  /** Gives a record that waits for the operator its seat. */
  seat: (id: string) => `${api}/records/${encodeURIComponent(id)}/seat`,
  /** A move of the record's job: `jobMoveBody`. */
  job: (id: string) => `${api}/records/${encodeURIComponent(id)}/job`,
  /** Takes the last status or step back. */
  undo: (id: string) => `${api}/records/${encodeURIComponent(id)}/undo`,
  /** Moves a booking or an order to another slot. */
  moveRecord: (id: string) => `${api}/records/${encodeURIComponent(id)}/move`,
  gstin: (id: string) => `${api}/records/${encodeURIComponent(id)}/gstin`,
  correct: (id: string) => `${api}/records/${encodeURIComponent(id)}/correct`,
  /** Opens the customer's chat with the link of their page; audited, because its holder sees the start code. */
  chat: (id: string) => `${api}/records/${encodeURIComponent(id)}/chat`,
  sendLink: (id: string) => `${api}/records/${encodeURIComponent(id)}/send-link`,
  callResult: `${api}/calls/result`,
  callUndo: `${api}/calls/undo`,
  callTake: `${api}/calls/take`,
  /** Ticks the promised call before a visit. */
  calledAhead: (id: string) => `${api}/records/${encodeURIComponent(id)}/called-ahead`,
  mechanics: `${api}/mechanics`,
  mechanicLeave: `${api}/mechanics/leave`,
  reviews: `${api}/reviews`,
  review: (id: string) => `${api}/reviews/${encodeURIComponent(id)}`,
  deliveries: `${api}/deliveries`,
  retryAll: `${api}/deliveries/retry`,
  retry: (id: string) => `${api}/deliveries/${encodeURIComponent(id)}/retry`,
  slotCapacity: `${api}/slots/capacity`,
  slotBlock: `${api}/slots/block`,
  coupons: `${api}/coupons`,
  couponState: (code: string) => `${api}/coupons/${encodeURIComponent(code)}/state`,
  couponRedeem: (code: string) => `${api}/coupons/${encodeURIComponent(code)}/redeem`,
  /** The parts of a backup, and the rows of one table after a key. */
  backup: `${api}/backup`,
  backupOf: (table: string) => `${api}/backup/${encodeURIComponent(table)}`,
  summary: `${api}/summary`,
  exportNumber: `${api}/data/export`,
  eraseNumber: `${api}/data/erase`,
  audit: `${api}/audit`,
} as const;
