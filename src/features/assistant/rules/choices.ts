import { addDays, indiaDate } from '../../../values/india-time.ts';
import type { Paise } from '../../../values/money.ts';
import {
  type BookableService,
  bookableAreas,
  bookableServices,
  servedLocations,
  servicePreferences,
} from '../../bookings/contract.ts';
import { findSlot, hasBegun, offeredSlots } from '../../slots/contract.ts';
import { type Answers, answerTo, OTHER, type Question } from './answers.ts';
import { choosableSlots, servicePrice, type World } from './world.ts';

/**
 * A button. `label` is set where the words are a name (a maker, an area, a time); elsewhere the dictionary has them
 * under the id. `date` is set on a time of another day, `price` (paise) on a service that has one for this car.
 */
export type Choice = {
  readonly id: string;
  readonly label?: string;
  readonly date?: string;
  readonly price?: Paise;
};

/** Opens the support path, wherever it stands. */
export const SUPPORT = '+support';
/** Goes back to choosing a day. */
export const ANOTHER_DATE = '+another_date';

/** What a car may run on whose model is in no list. */
const commonFuelTypes: readonly string[] = ['Petrol', 'Diesel', 'CNG', 'Electric'];

const named = (names: readonly string[]): readonly Choice[] =>
  names.map((name) => ({ id: name, label: name }));
const other: Choice = { id: OTHER };
const support: Choice = { id: SUPPORT };

/** The buttons under a question, given what was answered before it. */
export function choicesFor(question: Question, answers: Answers, world: World): readonly Choice[] {
  switch (question) {
    case 'manufacturer':
      return brandChoices(world.prices.brands());
    case 'model':
      return modelChoices(modelsFor(answers, world));
    case 'fuelType':
      return named(fuelTypesFor(answers, world));
    case 'location':
      return [...named(servedLocations), other];
    case 'otherCity':
      return [...named(servedLocations), support];
    case 'area':
      return [...named(bookableAreas), other];
    case 'serviceType':
      return bookableServices.map((service) => serviceChoice(service, answers, world));
    case 'servicePreference':
      return servicePreferences.map((id) => ({ id }));
    case 'date':
      return dateChoices(world.now);
    case 'timeSlot':
      return slotChoices(answers, world);
    case 'mobileNumber':
    case 'fullName':
      return [];
  }
}

/** No price list, no brands: the maker can still be written, or a person asked (spec section 8). */
const brandChoices = (brands: readonly string[]): readonly Choice[] =>
  brands.length > 0 ? [...named(brands), other] : [other, support];

/** Without a list of models there is nothing to press: the model is written. */
const modelChoices = (models: readonly string[]): readonly Choice[] =>
  models.length > 0 ? [...named(models), other] : [];

/** The models that the list has of the chosen maker; none of a maker that was written. */
export function modelsFor({ given }: Answers, world: World): readonly string[] {
  const brand = given.manufacturer?.choice;
  return brand === undefined || brand === OTHER ? [] : world.prices.models(brand);
}

/** The fuel types that have a price for the model; the common ones where the list has none, so that nobody is stuck. */
export function fuelTypesFor({ given }: Answers, world: World): readonly string[] {
  const brand = given.manufacturer?.choice;
  const model = given.model?.choice;
  const listed = brand !== undefined && brand !== OTHER && model !== undefined && model !== OTHER;
  const known = listed ? world.prices.fuelTypes(brand, model) : [];
  return known.length > 0 ? known : commonFuelTypes;
}

function serviceChoice(service: BookableService, answers: Answers, world: World): Choice {
  const price = servicePrice(world.prices, service, vehicleOf(answers));
  return { id: service, ...(price === undefined ? {} : { price }) };
}

/** The car, as far as it is known. */
export function vehicleOf(answers: Answers) {
  const manufacturer = answerTo('manufacturer', answers);
  const model = answerTo('model', answers);
  const fuelType = answerTo('fuelType', answers);
  return {
    ...(manufacturer === undefined ? {} : { manufacturer }),
    ...(model === undefined ? {} : { model }),
    ...(fuelType === undefined ? {} : { fuelType }),
  };
}

/** Which button a date belongs to: what was tomorrow when it was chosen may be today after a night's sleep. */
export function dateChoiceOf(date: string, now: Date): 'today' | 'tomorrow' | 'later' {
  const today = indiaDate(now);
  if (date === today) return 'today';
  return date === addDays(today, 1) ? 'tomorrow' : 'later';
}

/** Today is not offered once its last slot has begun. */
const dateChoices = (now: Date): readonly Choice[] => [
  ...(offeredSlots(indiaDate(now), now).length > 0 ? [{ id: 'today' }] : []),
  { id: 'tomorrow' },
  { id: 'later' },
];

/** The free slots of the chosen day; after one was lost, the nearest of other days too. */
function slotChoices(answers: Answers, world: World): readonly Choice[] {
  const date = answerTo('date', answers);
  const lost = answers.slotLost;
  const here = date === undefined ? [] : choosableSlots(date, world);
  const choices = here
    .filter(({ id }) => lost?.date !== date || lost?.slotId !== id)
    .map(({ id, label }): Choice => ({ id, label }));
  if (lost === undefined && choices.length > 0) return choices;
  const elsewhere = (lost?.alternatives ?? []).flatMap((slot): Choice[] => {
    const known = findSlot(slot.id);
    const open = known !== undefined && slot.date !== date && !hasBegun(slot.date, known, world.now);
    return open ? [{ id: `${slot.date} ${slot.id}`, label: slot.label, date: slot.date }] : [];
  });
  return [...choices, ...elsewhere, { id: ANOTHER_DATE }];
}
