/** The form's id, by which fields outside of the island belong to it. */
export const bookingFormId = (islandId: string): string => `${islandId}-form`;
