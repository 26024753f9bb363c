/** A lead starts at `new` (spec section 4); the other statuses are the operator's to set. */
export const leadStatuses = ['new', 'contacted', 'booked', 'closed'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

export const initialLeadStatus = 'new' satisfies LeadStatus;
