export { carFinderOf } from './car-finder.ts';
export { countUnfoundCar } from './count-unfound.ts';
export {
  type PriceSheetState,
  type PriceSource,
  pricesAtHand,
  pricesForOrder,
  pricesForRecord,
} from './price-source.ts';
export { type ChoiceRules, type ChosenCar, chooseCar, type WantedCar } from './rules/chosen-car.ts';
export { lowestPrice } from './rules/lowest-prices.ts';
export type { PricedModel } from './rules/price-book.ts';
