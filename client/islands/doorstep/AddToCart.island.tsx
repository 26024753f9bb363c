import { defineIsland } from '../island.ts';
import { AddToCart } from './AddToCart.tsx';

export const island = defineIsland({ name: 'add-to-cart', start: 'interaction', Component: AddToCart });
