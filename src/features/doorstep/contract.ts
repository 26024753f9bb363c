export {
  type CatalogueService,
  QUANTITY_MAX,
  type UnknownService,
  unknownService,
} from './rules/cart.ts';
export {
  type AvailabilityWindow,
  type CategoryId,
  type DoorstepService,
  unitPrice,
} from './rules/catalogue.ts';
