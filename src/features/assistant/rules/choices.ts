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
 * A button. `label` is set when the text is a name (a manufacturer, an area, a time); otherwise the text bundle has it
 * under the id. `date` is set on a time of another day. `price` (paise) is set on a service that has a price for this
 * car.
 */
export type Choice = {
  readonly id: string;
  readonly label?: string;
  readonly date?: string;
  readonly price?: Paise;
};

/** Opens the support path from any step. */
export const SUPPORT = '+support';
/** Goes back to choosing a day. */
export const ANOTHER_DATE = '+another_date';

/** The fuel types offered for a model that the price sheet does not list. */
const commonFuelTypes: readonly string[] = ['Petrol', 'Diesel', 'CNG', 'Electric'];

const named = (names: readonly string[]): readonly Choice[] =>
  names.map((name) => ({ id: name, label: name }));
const other: Choice = { id: OTHER };
const support: Choice = { id: SUPPORT };

/** The buttons under a question. They depend on the earlier answers. */
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

/** Without a price list there are no brands to choose, so the visitor types the manufacturer or asks for support. */
const brandChoices = (brands: readonly string[]): readonly Choice[] =>
  brands.length > 0 ? [...named(brands), other] : [other, support];

/** Without a list of models there are no buttons, and the visitor types the model. */
const modelChoices = (models: readonly string[]): readonly Choice[] =>
  models.length > 0 ? [...named(models), other] : [];

/** The models of the chosen manufacturer in the price sheet; empty for a typed manufacturer. */
export function modelsFor({ given }: Answers, world: World): readonly string[] {
  const brand = given.manufacturer?.choice;
  return brand === undefined || brand === OTHER ? [] : world.prices.models(brand);
}

/** The fuel types that have a price for the model, else the common ones, so that every visitor can continue. */
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

/** The parts of the car that the visitor has chosen so far. */
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

/** The button of a date. It depends on the current day, because tomorrow becomes today after midnight. */
export function dateChoiceOf(date: string, now: Date): 'today' | 'tomorrow' | 'later' {
  const today = indiaDate(now);
  if (date === today) return 'today';
  return date === addDays(today, 1) ? 'tomorrow' : 'later';
}

/** Today is offered until its last slot begins. */
const dateChoices = (now: Date): readonly Choice[] => [
  ...(offeredSlots(indiaDate(now), now).length > 0 ? [{ id: 'today' }] : []),
  { id: 'tomorrow' },
  { id: 'later' },
];

/** The free slots of the chosen day. After the visitor lost a slot, also the nearest ones of other days. */
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
