import type {
  AvailabilityWindow,
  CategoryId,
  DoorstepCategory,
  DoorstepService,
} from '../../features/doorstep/rules/catalogue.ts';
import { workshopHours } from '../workshop-hours.ts';
import { doorstepCategories } from './categories.ts';
import { doorstepServices } from './services.ts';

const servicesById = new Map(doorstepServices.map((service) => [service.id, service]));
const categoriesById = new Map(doorstepCategories.map((category) => [category.id, category]));

export const findDoorstepService = (id: string): DoorstepService | undefined => servicesById.get(id);

export const findDoorstepCategory = (id: CategoryId): DoorstepCategory | undefined => categoriesById.get(id);

/** Returns the services of a category, in the order of the list. */
export const servicesOfCategory = (id: CategoryId): readonly DoorstepService[] =>
  doorstepServices.filter((service) => service.categoryId === id);

/** Returns the hours of a service that can be ordered. The express packages are no doorstep services. */
export function windowOfOrdered(serviceId: string): AvailabilityWindow {
  const service = findDoorstepService(serviceId);
  const category = service && findDoorstepCategory(service.categoryId);
  return category?.window ?? workshopHours;
}
