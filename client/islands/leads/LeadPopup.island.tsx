import { defineIsland } from '../island.ts';
import { LeadPopup } from './LeadPopup.tsx';

export const island = defineIsland({ name: 'lead-popup', start: 'call', Component: LeadPopup });
