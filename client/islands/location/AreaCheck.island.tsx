import { defineIsland } from '../island.ts';
import { AreaCheck } from './AreaCheck.tsx';

export const island = defineIsland({ name: 'area-check', start: 'interaction', Component: AreaCheck });
