import type { Paise } from '../../../values/money.ts';
import { type BookingDraft, bookableAreas, OTHER_AREA, servicePreferences } from '../../bookings/contract.ts';
import { findSlot } from '../../slots/contract.ts';
import { type Answers, answerTo, type Question, serviceOf, wantsOtherCity } from './answers.ts';
import { vehicleOf } from './choices.ts';
import { stands } from './problem-of.ts';
import { servicePrice, type World } from './world.ts';

/** The booking record as far as the answers that stand tell it. No field of it is empty or null (spec section 5). */
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

/** A written place is the address of "Other Area". */
function areaOf(place: string | undefined): Pick<BookingDraft, 'area' | 'address'> {
  if (place === undefined) return {};
  const area = bookableAreas.find((listed) => listed === place);
  return area === undefined ? { area: OTHER_AREA, address: place } : { area };
}

type Loose<Shape> = { readonly [Key in keyof Shape]?: Shape[Key] | undefined };

const withoutMissing = (fields: Loose<BookingDraft>): BookingDraft =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** What to save: the draft, from the moment on that there is a number to save it under (spec section 4). */
export function draftToSave(answers: Answers, world: World): BookingDraft | undefined {
  const draft = draftOf(answers, world);
  return draft.mobileNumber === undefined ? undefined : draft;
}

/** What the chosen service costs for the chosen car, in paise; nothing while either is open or the sheet has no price. */
export function draftPrice(answers: Answers, world: World): Paise | undefined {
  const service = serviceOf(answers);
  return service === undefined || !stands('fuelType', answers, world)
    ? undefined
    : servicePrice(world.prices, service, vehicleOf(answers));
}
