import { defineIsland } from '../island.ts';
import { Assistant } from './Assistant.tsx';

export const island = defineIsland({ name: 'assistant', start: 'call', Component: Assistant });
