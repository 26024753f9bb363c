import { defineIsland } from '../island.ts';
import { Checkout } from './Checkout.tsx';

export const island = defineIsland({ name: 'checkout', start: 'load', Component: Checkout });
