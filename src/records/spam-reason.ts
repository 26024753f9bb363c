/**
 * Why a form looks like spam. `trap`: it filled the field that people do not see. `fast`: it came back faster than
 * a person types. `unchecked`: the captcha is on, but the form came without a token that could be verified.
 */
export const SPAM_REASONS = ['trap', 'fast', 'unchecked'] as const;
export type SpamReason = (typeof SPAM_REASONS)[number];

/** Whether a record's spam reason points to a bot: such a record never counts as a conversion. */
export const looksLikeBot = (reason: unknown): boolean => reason === 'trap' || reason === 'fast';
