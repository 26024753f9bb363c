import type { CategoryId, DoorstepCategory, DoorstepService } from '../../domain/catalogue.ts';
import { doorstepCategories } from './categories.ts';
import { doorstepServices } from './services.ts';

const servicesById = new Map(doorstepServices.map((service) => [service.id, service]));
const categoriesById = new Map(doorstepCategories.map((category) => [category.id, category]));

/** The service of an id, for carts and orders. */
export const findDoorstepService = (id: string): DoorstepService | undefined => servicesById.get(id);

export const findDoorstepCategory = (id: CategoryId): DoorstepCategory | undefined => categoriesById.get(id);

/** The services of a category, in the order of the list. */
export const servicesOfCategory = (id: CategoryId): readonly DoorstepService[] =>
  doorstepServices.filter((service) => service.categoryId === id);
