import type { Paise } from '../../../values/money.ts';
import { type BookingDraft, bookableAreas, OTHER_AREA, servicePreferences } from '../../bookings/contract.ts';
import { findSlot } from '../../slots/contract.ts';
import { type Answers, answerTo, type Question, serviceOf, wantsOtherCity } from './answers.ts';
import { vehicleOf } from './choices.ts';
import { stands } from './problem-of.ts';
import { servicePrice, type World } from './world.ts';

/**
 * Makes the booking record from the valid answers. It leaves out missing fields, because no stored field may be empty
 * or null.
 */
export function draftOf(answers: Answers, world: World): BookingDraft {
  const isStanding = (question: Question) => stands(question, answers, world);
  const value = (question: Question) => (isStanding(question) ? answerTo(question, answers) : undefined);
  const isServed = wantsOtherCity(answers) ? isStanding('otherCity') : isStanding('location');
  return withoutMissing({
    manufacturer: value('manufacturer'),
    model: value('model'),
    fuelType: value('fuelType'),
    location: isServed ? 'Jaipur' : undefined,
    ...(isServed ? areaOf(value('area')) : {}),
    serviceType: serviceOf(answers),
    servicePreference: servicePreferences.find((preference) => preference === value('servicePreference')),
    date: value('date'),
    timeSlot: findSlot(value('timeSlot') ?? '')?.label,
    mobileNumber: value('mobileNumber'),
    fullName: value('fullName'),
  });
}

/** A typed place becomes the address of "Other Area". */
function areaOf(place: string | undefined): Pick<BookingDraft, 'area' | 'address'> {
  if (place === undefined) return {};
  const area = bookableAreas.find((listed) => listed === place);
  return area === undefined ? { area: OTHER_AREA, address: place } : { area };
}

type Loose<Shape> = { readonly [Key in keyof Shape]?: Shape[Key] | undefined };

const withoutMissing = (fields: Loose<BookingDraft>): BookingDraft =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The draft to save; undefined until the visitor gives a mobile number, because drafts are stored by number. */
export function draftToSave(answers: Answers, world: World): BookingDraft | undefined {
  const draft = draftOf(answers, world);
  return draft.mobileNumber === undefined ? undefined : draft;
}

/**
 * The price of the chosen service for the chosen car, in paise; undefined while either is open or the sheet has no
 * price.
 */
export function draftPrice(answers: Answers, world: World): Paise | undefined {
  const service = serviceOf(answers);
  return service === undefined || !stands('fuelType', answers, world)
    ? undefined
    : servicePrice(world.prices, service, vehicleOf(answers));
}
