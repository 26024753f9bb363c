/** Conditions that wear a car. Each city lists its own; each manufacturer describes their effect on its cars. */
export const CONDITIONS = ['heat', 'dust', 'sea-air', 'waterlogging', 'traffic', 'hills', 'highway'] as const;
export type Condition = (typeof CONDITIONS)[number];
