import { addresses, endpoints } from '../../../web/contract/addresses.ts';

const { admin } = addresses;
const api = endpoints.admin;

/** The screens of the desk: apart from `addresses`, for no visitor's browser needs them. */
export const adminAddresses = {
  records: admin,
  record: (id: string) => `${admin}/records/${id}`,
  deliveries: `${admin}/deliveries`,
  slots: `${admin}/slots`,
  coupons: `${admin}/coupons`,
  coupon: (code: string) => `${admin}/coupons/${encodeURIComponent(code)}`,
  summary: `${admin}/summary`,
  erasure: `${admin}/data-deletion`,
  audit: `${admin}/audit`,
} as const;

/** What the desk's forms post to, and where programs read the same as JSON. */
export const adminEndpoints = {
  signIn: `${api}/sign-in`,
  signOut: `${api}/sign-out`,
  search: `${api}/search`,
  records: `${api}/records`,
  exportCsv: `${api}/records/export`,
  record: (id: string) => `${api}/records/${id}`,
  deliveries: `${api}/deliveries`,
  retryAll: `${api}/deliveries/retry`,
  retry: (id: string) => `${api}/deliveries/${id}/retry`,
  slotCapacity: `${api}/slots/capacity`,
  slotBlock: `${api}/slots/block`,
  coupons: `${api}/coupons`,
  couponState: (code: string) => `${api}/coupons/${encodeURIComponent(code)}/state`,
  couponRedeem: (code: string) => `${api}/coupons/${encodeURIComponent(code)}/redeem`,
  summary: `${api}/summary`,
  exportNumber: `${api}/data/export`,
  eraseNumber: `${api}/data/erase`,
  audit: `${api}/audit`,
} as const;
