import type { BookingArea, ServedLocation, ServicePreference } from '../../../records/booking-ids.ts';
import type { StatusOf } from '../../../records/record-status.ts';
import type { SlotId } from '../../../records/slot-ids.ts';

export {
  type BookingArea,
  bookableAreas,
  bookingAreas,
  OTHER_AREA,
  type ServedLocation,
  type ServicePreference,
  servedLocations,
  servicePreferences,
} from '../../../records/booking-ids.ts';

export type BookingStatus = StatusOf<'booking'>;

/** The services that the chat can book. */
export const bookableServices = ['express', 'panel-paint', 'ac'] as const;
export type BookableService = (typeof bookableServices)[number];

/** The form that a booking came from. Book Now asks for less than the assistant. */
export const bookingSources = ['assistant', 'book_now'] as const;
export type BookingSource = (typeof bookingSources)[number];

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
/** Counts as the schemas of the API do: a rare letter has two code units. */
export const isShortName = (name: string): boolean => [...name.trim()].length < SHORTEST_NAME;

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
