/** Whether a record's spam reason points to a bot: such a record never counts as a conversion. */
export const looksLikeBot = (reason: unknown): boolean => reason === 'trap' || reason === 'fast';
