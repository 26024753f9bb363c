import { bookableAreas, bookableServices, servedLocations, servicePreferences } from '../booking/booking-record.ts';
import { addDays, indiaDate } from '../india-time.ts';
import type { Paise } from '../money.ts';
import { offeredSlots } from '../slots/offered-slots.ts';
import { findSlot } from '../slots/slot.ts';
import { type Answers, OTHER, type Question } from './answers.ts';
import { dateOf, valueOf } from './values.ts';
import { servicePrice, type World } from './world.ts';

/**
 * A button. `label` is set where the words are a name (a maker, an area, a time); elsewhere the dictionary
 * has them under the question and the id.
 */
export type Choice = { readonly id: string; readonly label?: string; readonly price?: Paise };

/** What a car may run on whose model is in no list. */
export const commonFuelTypes = ['Petrol', 'Diesel', 'CNG', 'Electric'] as const;

const named = (names: readonly string[]): readonly Choice[] => names.map((name) => ({ id: name, label: name }));
const other: Choice = { id: OTHER };

export const modelsFor = (answers: Answers, world: World): readonly string[] => {
  const brand = answers.given.manufacturer?.choice;
  return brand === undefined || brand === OTHER ? [] : world.prices.models(brand);
};

/** The fuel types with a price for the model; the common ones where the list has nothing on it, so that nobody is stuck. */
export function fuelTypesFor(answers: Answers, world: World): readonly string[] {
  const brand = answers.given.manufacturer?.choice;
  const model = answers.given.model?.choice;
  const known =
    brand === undefined || model === undefined || brand === OTHER || model === OTHER
      ? []
      : world.prices.fuelTypes(brand, model);
  return known.length > 0 ? known : commonFuelTypes;
}

/** The buttons under a question, given what was answered before it. */
export function choicesFor(question: Question, answers: Answers, world: World): readonly Choice[] {
  switch (question) {
    case 'manufacturer':
      return [...named(world.prices.brands()), other, ...(world.prices.brands().length > 0 ? [] : [support])];
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
      return bookableServices.map((id) => ({ id, ...priceFor(id, answers, world) }));
    case 'servicePreference':
      return servicePreferences.map((id) => ({ id }));
    case 'date':
      return dateChoices(world.now);
    case 'timeSlot':
      return slotChoices(answers, world);
    default:
      return [];
  }
}

/** Opens the support path wherever it stands. */
export const SUPPORT = '+support';
const support: Choice = { id: SUPPORT };
/** Goes back to choosing a day, where none of its slots is free. */
export const ANOTHER_DATE = '+another_date';

/** Without a list of models there is nothing to press: the model is written. */
const modelChoices = (models: readonly string[]): readonly Choice[] =>
  models.length > 0 ? [...named(models), other] : [];

function priceFor(service: (typeof bookableServices)[number], answers: Answers, world: World) {
  const price = servicePrice(world.prices, service, {
    ...vehiclePart('manufacturer', answers),
    ...vehiclePart('model', answers),
    ...vehiclePart('fuelType', answers),
  });
  return price === undefined ? {} : { price };
}

const vehiclePart = (question: 'manufacturer' | 'model' | 'fuelType', answers: Answers) => {
  const value = valueOf(question, answers);
  return value === undefined ? {} : { [question]: value };
};

/** Today is not offered once its last slot has begun. */
function dateChoices(now: Date): readonly Choice[] {
  const today = indiaDate(now);
  const near = [
    { id: 'today', date: today },
    { id: 'tomorrow', date: addDays(today, 1) },
  ];
  const open = near.filter(({ date }) => offeredSlots(date, now).length > 0);
  return [...open.map(({ id }) => ({ id })), { id: 'later' }];
}

function slotChoices(answers: Answers, world: World): readonly Choice[] {
  const date = dateOf(answers);
  if (date === undefined) return [];
  const free = freeSlotsOf(date, world) ?? [];
  const lost = answers.slotLost;
  const here = free
    .filter((id) => lost?.date !== date || lost.slotId !== id)
    .flatMap((id) => findSlot(id) ?? [])
    .map(({ id, label }) => ({ id, label }));
  const elsewhere = (lost?.alternatives ?? [])
    .filter((alternative) => alternative.date !== date && !hereBegun(alternative, world))
    .map((alternative) => ({ id: `${alternative.date} ${alternative.id}`, label: alternative.label }));
  return here.length > 0 && lost === undefined ? here : [...here, ...elsewhere, { id: ANOTHER_DATE }];
}
