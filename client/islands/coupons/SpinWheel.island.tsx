import { defineIsland } from '../island.ts';
import { SpinWheel } from './SpinWheel.tsx';

export const island = defineIsland({ name: 'spin-wheel', start: 'interaction', Component: SpinWheel });
