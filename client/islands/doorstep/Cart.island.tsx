import { defineIsland } from '../island.ts';
import { CartView } from './CartView.tsx';

export const island = defineIsland({ name: 'cart', start: 'visible', Component: CartView });
