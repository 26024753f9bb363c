import { defineIsland } from '../island.ts';
import { PayOrder } from './PayOrder.tsx';

export const island = defineIsland({ name: 'pay-order', start: 'idle', Component: PayOrder });
