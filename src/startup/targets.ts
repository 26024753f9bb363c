import type { DeliveryTarget } from '../contract/records.ts';
import type { Services } from '../services.ts';
import type { Variables } from './config.ts';

/** The outside systems that are switched on by their variables, and what a new record owes each of them. */
export function createTargets(_variables: Variables): {
  readonly targets: readonly DeliveryTarget[];
  readonly owes: Services['owes'];
} {
  return { targets: [], owes: () => [] };
}
