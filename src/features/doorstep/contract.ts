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
  type PriceExtra,
  unitPrice,
} from './rules/catalogue.ts';
