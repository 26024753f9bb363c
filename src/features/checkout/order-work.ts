import { findDoorstepService } from '../../content/doorstep/find.ts';
import type { WorkMinutes } from '../bookings/index.ts';
import type { OrderView } from './contract.ts';

const EXPRESS: OrderView['lines'][number]['serviceId'] = 'express-service-90min';
const EXPRESS_MINUTES = 90;

export const isExpress = ({ lines }: Pick<OrderView, 'lines'>): boolean =>
  lines.some(({ serviceId }) => serviceId === EXPRESS);

/** How long the ordered work takes, one job after the other; undefined where a line promises no minutes. */
export function orderWork(order: Pick<OrderView, 'lines'>): WorkMinutes | undefined {
  if (isExpress(order)) return { min: EXPRESS_MINUTES, max: EXPRESS_MINUTES };
  const minutes = order.lines.map(
    ({ serviceId, quantity }) => (findDoorstepService(serviceId)?.durationMinutes ?? Number.NaN) * quantity,
  );
  const all = minutes.reduce((sum, each) => sum + each, 0);
  return Number.isNaN(all) ? undefined : { min: all, max: all };
}
