import type { SlotId } from '../../slots/contract.ts';

/** The services that the chat can book. */
export const bookableServices = ['express', 'panel-paint', 'ac'] as const;
export type BookableService = (typeof bookableServices)[number];

/** The form that a booking came from. Book Now asks for less than the assistant. */
export const bookingSources = ['assistant', 'book_now'] as const;
export type BookingSource = (typeof bookingSources)[number];

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

/** The longest text of a field, in characters. The content backend refuses longer values. */
export const fieldLengths = {
  manufacturer: 60,
  model: 80,
  fuelType: 30,
  serviceType: 60,
  address: 255,
  fullName: 80,
} as const;

/** A full name has at least this many characters. */
export const SHORTEST_NAME = 2;

/** The visitor's answers about a booking; a field is missing until the visitor answers it. */
export type BookingDraft = {
  readonly manufacturer?: string;
  readonly model?: string;
  readonly fuelType?: string;
  /** The car in the visitor's own words, where none of the list is theirs. */
  readonly carModel?: string;
  readonly location?: ServedLocation;
  readonly area?: BookingArea;
  readonly address?: string;
  /** The id of a service that some offer has. */
  readonly serviceType?: string;
  readonly servicePreference?: ServicePreference;
  /** YYYY-MM-DD, in India. */
  readonly date?: string;
  readonly timeSlot?: SlotId;
  readonly mobileNumber?: string;
  readonly fullName?: string;
};

/** The answers about the car, the place and the job, in the order of the questions. */
export const answerFields = [
  'manufacturer',
  'model',
  'fuelType',
  'carModel',
  'location',
  'area',
  'address',
  'serviceType',
  'servicePreference',
  'date',
  'timeSlot',
] as const satisfies readonly (keyof BookingDraft)[];

/** Every field of a draft, in the order of the questions. */
export const draftFieldNames = [...answerFields, 'mobileNumber', 'fullName'] as const;

/**
 * A visitor's confirmation makes a booking `completed`; `fulfilled` means that the car was serviced. Moving a booking
 * does not change its status.
 */
export const bookingStatuses = ['in_progress', 'completed', 'fulfilled', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];
