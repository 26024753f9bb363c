import { defineIsland } from '../island.ts';
import { BookingForm } from './BookingForm.tsx';

export const island = defineIsland({ name: 'booking', start: 'interaction', Component: BookingForm });
