import { findDoorstepCategory } from '../../../content/doorstep/find.ts';
import { doorstepServices } from '../../../content/doorstep/services.ts';
import type { DoorstepService } from '../rules/catalogue.ts';

/** The words a service is found by, in the page's search with and without JavaScript. */
export const searchWords = ({ name, summary, features, categoryId }: DoorstepService): string =>
  [name, summary, ...features, findDoorstepCategory(categoryId)?.name].join(' ').toLowerCase();

/** What a cart in the browser must know of the services: names and today's prices. */
export const soldServices = doorstepServices.map(({ id, name, price, discountPrice }) => ({
  id,
  name,
  price,
  ...(discountPrice !== undefined && { discountPrice }),
}));
