import { defineIsland } from '../island.ts';
import { LiveSlots } from './LiveSlots.tsx';

export const island = defineIsland({ name: 'live-slots', start: 'visible', Component: LiveSlots });
