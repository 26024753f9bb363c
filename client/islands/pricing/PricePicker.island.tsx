import { defineIsland } from '../island.ts';
import { PricePicker } from './PricePicker.tsx';

/** Where a car is remembered from an earlier page, `client/idle/saved-vehicle.idle.ts` starts it before it is touched. */
export const island = defineIsland({ name: 'price-picker', start: 'interaction', Component: PricePicker });
