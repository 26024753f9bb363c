import { defineIsland } from '../island.ts';
import { ScheduleService } from './ScheduleService.tsx';

export const island = defineIsland({ name: 'schedule', start: 'interaction', Component: ScheduleService });
