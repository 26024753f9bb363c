import { defineIsland } from '../island.ts';
import { PricePicker } from './PricePicker.tsx';

// At idle, not at the first touch: a car chosen on another page has to show without being asked for.
export const island = defineIsland({ name: 'price-picker', start: 'idle', Component: PricePicker });
