import { addDays, indiaDate } from '../../../values/india-time.ts';
import type { Paise } from '../../../values/money.ts';
import {
  type BookableService,
  bookableAreas,
  bookableServices,
  servedLocations,
  servicePreferences,
} from '../../bookings/contract.ts';
import { findSlot, hasBegun, offeredSlots, type SlotId } from '../../slots/contract.ts';
import { type Answers, answerTo, OTHER, type Question } from './answers.ts';
import { type AssistantFacts, choosableSlots, servicePrice } from './facts.ts';

/**
 * A button. `assistantChoices` has the text of its id; the id of a car's part is its name.
 * A slot of another day has a `date`, and a service with a price for this car has a `price` (paise).
 */
export type Choice = {
  readonly id: string;
  readonly slot?: SlotId;
  readonly date?: string;
  readonly price?: Paise;
};

/** The id of the button that opens the support step. */
export const SUPPORT = '+support';
/** The id of the button that returns to the choice of a date. */
export const ANOTHER_DATE = '+another_date';

/** The fuel types offered for a model that the price sheet does not have. */
export const commonFuelTypes: readonly string[] = ['Petrol', 'Diesel', 'CNG', 'Electric'];

const buttons = (ids: readonly string[]): readonly Choice[] => ids.map((id) => ({ id }));
const other: Choice = { id: OTHER };
const support: Choice = { id: SUPPORT };

/** The buttons under a question, which depend on the earlier answers. */
export function choicesFor(question: Question, answers: Answers, facts: AssistantFacts): readonly Choice[] {
  switch (question) {
    case 'manufacturer':
      return manufacturerChoices(facts.prices.manufacturers());
    case 'model':
      return modelChoices(modelsFor(answers, facts));
    case 'fuelType':
      return buttons(fuelTypesFor(answers, facts));
    case 'location':
      return [...buttons(servedLocations), other];
    case 'otherCity':
      return [...buttons(servedLocations), support];
    case 'area':
      return [...buttons(bookableAreas), other];
    case 'serviceType':
      return bookableServices.map((service) => serviceChoice(service, answers, facts));
    case 'servicePreference':
      return buttons(servicePreferences);
    case 'date':
      return dateChoices(facts.now);
    case 'timeSlot':
      return slotChoices(answers, facts);
    case 'address':
    case 'mobileNumber':
    case 'fullName':
      return [];
  }
}

/** Without a price sheet the visitor can still type the manufacturer, or contact support. */
const manufacturerChoices = (manufacturers: readonly string[]): readonly Choice[] =>
  manufacturers.length > 0 ? [...buttons(manufacturers), other] : [other, support];

/** Without a list of models there are no buttons, and the visitor types the model. */
const modelChoices = (models: readonly string[]): readonly Choice[] =>
  models.length > 0 ? [...buttons(models), other] : [];

/** The listed models of the chosen manufacturer; a typed one has none. */
export function modelsFor({ given }: Answers, facts: AssistantFacts): readonly string[] {
  const manufacturer = given.manufacturer?.choice;
  return manufacturer === undefined || manufacturer === OTHER ? [] : facts.prices.models(manufacturer);
}

/** The fuel types with a price for the model. Without any, the common ones let the visitor continue. */
export function fuelTypesFor({ given }: Answers, facts: AssistantFacts): readonly string[] {
  const manufacturer = given.manufacturer?.choice;
  const model = given.model?.choice;
  const isListed =
    manufacturer !== undefined && manufacturer !== OTHER && model !== undefined && model !== OTHER;
  const known = isListed ? facts.prices.fuelTypes(manufacturer, model) : [];
  return known.length > 0 ? known : commonFuelTypes;
}

function serviceChoice(service: BookableService, answers: Answers, facts: AssistantFacts): Choice {
  const price = servicePrice(facts.prices, service, vehicleOf(answers));
  return { id: service, ...(price === undefined ? {} : { price }) };
}

/** The answered parts of the car. */
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

/** The button of a date at an instant: overnight, tomorrow becomes today. */
export function dateChoiceOf(date: string, now: Date): 'today' | 'tomorrow' | 'later' {
  const today = indiaDate(now);
  if (date === today) return 'today';
  return date === addDays(today, 1) ? 'tomorrow' : 'later';
}

/** Today is not offered after its last slot has begun. */
const dateChoices = (now: Date): readonly Choice[] => [
  ...(offeredSlots(indiaDate(now), now).length > 0 ? [{ id: 'today' }] : []),
  { id: 'tomorrow' },
  { id: 'later' },
];

/** The free slots of the chosen date; after a lost slot also the nearest ones of other dates. */
function slotChoices(answers: Answers, facts: AssistantFacts): readonly Choice[] {
  const date = answerTo('date', answers);
  const lost = answers.slotLost;
  const onDate = date === undefined ? [] : choosableSlots(date, facts);
  const choices = onDate
    .filter(({ id }) => lost?.date !== date || lost?.slotId !== id)
    .map(({ id }): Choice => ({ id, slot: id }));
  if (lost === undefined && choices.length > 0) return choices;
  const onOtherDates = (lost?.alternatives ?? []).flatMap((slot): Choice[] => {
    const known = findSlot(slot.id);
    const isOpen = known !== undefined && slot.date !== date && !hasBegun(slot.date, known, facts.now);
    return isOpen ? [{ id: `${slot.date} ${slot.id}`, slot: slot.id, date: slot.date }] : [];
  });
  return [...choices, ...onOtherDates, { id: ANOTHER_DATE }];
}
