import type { SlotLabel } from '../../slots/contract.ts';

/** The services that can be booked in the chat, in the words that a record keeps (spec section 4, step 6). */
export const bookableServices = ['Express Service', 'Dent & Paint', 'AC Service'] as const;
export type BookableService = (typeof bookableServices)[number];

/** Spec section 4, step 7. */
export const servicePreferences = ['Free Pick and Drop', 'Self Walk-in'] as const;
type ServicePreference = (typeof servicePreferences)[number];

/** The one city that the assistant serves (spec section 1). */
export const servedLocations = ['Jaipur'] as const;
export type ServedLocation = (typeof servedLocations)[number];

/** The areas that can be chosen by button (spec section 9); any other is written as an address. */
export const bookableAreas = [
  'Malviya Nagar',
  'Vaishali Nagar',
  'Mansarovar',
  'Jagatpura',
  'C-Scheme',
  'Pink City',
  'Sanganer',
  'Sodala',
  'VKI',
  'Pratap Nagar',
] as const;
type BookableArea = (typeof bookableAreas)[number];

/** What a record keeps as its area when the visitor wrote an address instead. */
export const OTHER_AREA = 'Other Area';

/** The longest a written field may be, in characters: what an outside system still takes, and no car is longer named. */
export const fieldLengths = {
  manufacturer: 60,
  model: 80,
  fuelType: 30,
  address: 255,
  fullName: 80,
} as const;

/** A full name has at least two characters (spec section 5). */
export const SHORTEST_NAME = 2;

/** What the visitor says about a booking (chat booking record, spec section 3). Every field is missing until it is known. */
export type BookingDraft = {
  readonly manufacturer?: string;
  readonly model?: string;
  readonly fuelType?: string;
  readonly location?: ServedLocation;
  readonly area?: BookableArea | typeof OTHER_AREA;
  readonly address?: string;
  readonly serviceType?: BookableService;
  readonly servicePreference?: ServicePreference;
  /** YYYY-MM-DD, in India. */
  readonly date?: string;
  readonly timeSlot?: SlotLabel;
  readonly mobileNumber?: string;
  readonly fullName?: string;
};

/** Every field of a draft, in the order of the questions. */
export const draftFieldNames = [
  'manufacturer',
  'model',
  'fuelType',
  'location',
  'area',
  'address',
  'serviceType',
  'servicePreference',
  'date',
  'timeSlot',
  'mobileNumber',
  'fullName',
] as const satisfies readonly (keyof BookingDraft)[];

/**
 * As `record-status.ts` has them: `completed` is the spec's word for "confirmed by the visitor", `fulfilled` means that
 * the car was serviced. A booking that was moved stays completed: the move is an event of its timeline.
 */
export const bookingStatuses = ['in_progress', 'completed', 'fulfilled', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];
