import type { MessageKind, MessageLanguage } from './customer-messages.ts';

/** The operator's names of the messages and languages. */
export const messageLabels = {
  kinds: {
    asked: 'Ask when to call',
    confirm: 'Confirm',
    moved: 'New time',
    on_way: 'On the way',
    part: 'Ask about a part',
    ready: 'Ready',
    review: 'Ask for a review',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
    missed: 'Could not reach you',
  } satisfies Record<MessageKind, string>,
  languages: { en: 'English', hi: 'Hindi' } satisfies Record<MessageLanguage, string>,
} as const;
