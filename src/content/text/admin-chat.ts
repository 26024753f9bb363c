import type { SentKind } from '../../features/chat/rules/message-kinds.ts';

/** The operator's words for the conversation with a customer. */
export const adminChatText = {
  heading: 'Chat',
  kinds: {
    booked: 'Booking confirmed',
    moved: 'New time',
    cancelled: 'Booking cancelled',
    reminder: 'Reminder',
    on_way: 'On the way',
    part: 'Question about a part',
    ready: 'Car ready',
    review: 'Review asked for',
    text: 'Your answer',
  } satisfies Record<SentKind, string>,
  came: (kind: string) => (kind === 'text' || kind === 'button' ? 'Customer' : `Customer: ${kind}`),
  states: {
    waiting: 'waits',
    sending: 'on its way',
    accepted: 'on its way',
    sent: 'sent',
    delivered: 'delivered',
    read: 'read',
    failed: 'failed, please call',
    unclear: 'may not have arrived, please call',
    shared: 'told with another booking',
    dropped: 'not sent',
    received: 'received',
  },
  reasons: {
    not_on_chat: 'the number is not in the chat',
    window_closed: 'the customer last wrote over a day ago',
    held_back: 'the chat holds it back',
    refused: 'the chat refused it',
    template_paused: 'its template is paused',
    too_late: 'no longer true',
    expired: 'too late to help',
    stopped: 'the customer wants no messages',
    off: 'switched off',
    unclear: 'no answer from the chat',
  },
  otherPerson: 'from another number or a hidden one',
  answer: 'Answer in the chat',
  send: 'Send',
  sendReady: (title: string) => `Send: ${title}`,
  ready: 'Ready answers',
  templates: 'Messages that are true now',
  windowClosed:
    'Free text is possible for a day after the customer wrote. Until they write again, send one of these messages.',
  nothing:
    'Free text is possible for a day after the customer wrote. Until then open the chat with a ready text above.',
} as const;
