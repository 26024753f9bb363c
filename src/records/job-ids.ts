/** The steps of a job after the confirmation, in order. Each step is done once; an undo takes the last one back. */
export const JOB_STEPS = ['assigned', 'on_way', 'started', 'ready', 'paid'] as const;
export type JobStep = (typeof JOB_STEPS)[number];

export const PAYMENT_METHODS = ['cash', 'upi', 'card'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const PART_STATES = ['asked', 'agreed', 'declined', 'withdrawn'] as const;
export type PartState = (typeof PART_STATES)[number];

/** The rates of GST on parts and work, in percent. */
export const GST_PERCENTS = [0, 5, 12, 18, 28] as const;
export type GstPercent = (typeof GST_PERCENTS)[number];
