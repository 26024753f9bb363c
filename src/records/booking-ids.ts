/** How the car comes: a driver collects it, or its owner brings it. */
export const servicePreferences = ['pickup', 'walk_in'] as const;
export type ServicePreference = (typeof servicePreferences)[number];

/** Bookings serve one city. */
export const servedLocations = ['jaipur'] as const;
export type ServedLocation = (typeof servedLocations)[number];

/** The areas with a button of their own; a visitor elsewhere types an address. */
export const bookableAreas = [
  'malviya-nagar',
  'vaishali-nagar',
  'mansarovar',
  'jagatpura',
  'c-scheme',
  'pink-city',
  'sanganer',
  'sodala',
  'vki',
  'pratap-nagar',
] as const;
/** Records have this area when the visitor typed an address. */
export const OTHER_AREA = 'other';
/** Every area that a record may have. */
export const bookingAreas = [...bookableAreas, OTHER_AREA] as const;
export type BookingArea = (typeof bookingAreas)[number];
