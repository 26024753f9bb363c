/** Conditions that wear a car. Cities say which they have; manufacturers say what each means for their cars. */
export const CONDITIONS = ['heat', 'dust', 'sea-air', 'waterlogging', 'traffic', 'hills', 'highway'] as const;
export type Condition = (typeof CONDITIONS)[number];
