import { callIsland } from '../loader/page.ts';
import { savedVehicle } from '../storage/session.ts';

/**
 * A car chosen on an earlier page has to show without being asked for, and one that the address names has to be kept:
 * only then does the price picker start before it is touched.
 */
export function start(): void {
  const named = new URL(location.href).searchParams;
  if (savedVehicle.get() || ['car', 'manufacturer', 'model'].some((name) => named.has(name)))
    callIsland('price-picker');
}
