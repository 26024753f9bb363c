import type { IconName } from '../../../../client/ui/icon-names.ts';
import type { ServiceRow } from '../../../web/components/ServiceRows.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { type CategoryId, type DoorstepService, unitPrice } from '../../doorstep/rules/catalogue.ts';

const icons: Readonly<Record<CategoryId, IconName>> = {
  EMERGENCY: 'siren',
  MAINTENANCE: 'wrench',
  INSPECTION: 'scan-line',
  CLEANING: 'sparkles',
  AC_SERVICE: 'snowflake',
  REPAIRS: 'settings',
};

/** A job of the doorstep catalogue as a row that leads to it there. */
export const doorstepRow = (service: DoorstepService): ServiceRow => ({
  href: `${addresses.doorstepCategory(service.categoryId)}#${service.id}`,
  icon: icons[service.categoryId],
  name: service.name,
  detail: service.summary,
  price: unitPrice(service),
});
