import { defineIsland } from '../island.ts';
import { PricePicker } from './PricePicker.tsx';

/** Where an earlier page stored a car, client/idle/saved-vehicle.idle.ts starts the island without an interaction. */
export const island = defineIsland({ name: 'price-picker', start: 'interaction', Component: PricePicker });
