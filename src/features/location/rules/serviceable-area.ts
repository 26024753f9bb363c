/** The cities in which we serve bookings. */
const SERVICEABLE_CITIES: ReadonlySet<string> = new Set([
  'jaipur',
  'jodhpur',
  'udaipur',
  'kota',
  'ajmer',
  'bikaner',
  'alwar',
  'bharatpur',
  'sikar',
  'pali',
]);
const SERVICEABLE_STATE = 'rajasthan';

const plain = (text: string | undefined): string => (text ?? '').trim().toLowerCase();

/**
 * Whether we serve a place: one of ten cities by name, or any place in a state whose name contains Rajasthan. It
 * ignores letter case and outer spaces.
 */
export const isServiceableArea = (place: {
  readonly city?: string | undefined;
  readonly state?: string | undefined;
}): boolean => SERVICEABLE_CITIES.has(plain(place.city)) || plain(place.state).includes(SERVICEABLE_STATE);
