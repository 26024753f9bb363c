/** The messages that the site sends a customer by itself, in the order in which a booking needs it. */
export const NOTICE_KINDS = [
  'booked',
  'moved',
  'cancelled',
  'reminder',
  'on_way',
  'part',
  'ready',
  'review',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The kinds of outgoing messages; `text` is the operator's own. */
export const SENT_KINDS = [...NOTICE_KINDS, 'text'] as const;
export type SentKind = (typeof SENT_KINDS)[number];

/** An operator's note that a message needs no answer. It goes out to nobody. */
export const CLOSED = 'closed';

export const isNoticeKind = (kind: string): kind is NoticeKind =>
  NOTICE_KINDS.some((known) => known === kind);

/**
 * Whether a message is about the booking: without it the customer would not know what was agreed, or could not decide what
 * is asked. The sentence at the number covers these. A review helps the next customer, so it needs the person's own yes.
 */
const IS_ABOUT_BOOKING: Readonly<Record<SentKind, boolean>> = {
  booked: true,
  moved: true,
  cancelled: true,
  reminder: true,
  on_way: true,
  part: true,
  ready: true,
  review: false,
  text: true,
};
export const needsOwnYes = (kind: SentKind): boolean => !IS_ABOUT_BOOKING[kind];

/** The events of the day itself, which a customer waits for at any hour. */
const OF_THE_DAY: ReadonlySet<SentKind> = new Set(['on_way', 'part', 'ready', 'text']);
export const isOfTheDay = (kind: SentKind): boolean => OF_THE_DAY.has(kind);

/** Kinds that the interface itself sends in a person's name: another number, and a chat that was opened only. */
const NOT_WRITTEN: ReadonlySet<string> = new Set(['system', 'request_welcome']);

/** Whether a person wrote a message that came. Only that makes a lead, and opens the window of free text. */
export const isWritten = (kind: string): boolean => !NOT_WRITTEN.has(kind);

/** The kind of a text that only asks to end our messages, or to begin them again. */
export const WISH = 'wish';

/** Kinds that ask nothing: what nobody wrote, a pressed button, a sign on a message, and a STOP. */
export const NO_QUESTIONS: readonly string[] = [...NOT_WRITTEN, 'button', 'interactive', 'reaction', WISH];

/**
 * The states of a message. `unclear`: the interface gave no answer, so a repeat might double it. `shared`: another message
 * of the day says it. `dropped`: it is no longer true or wanted.
 */
export const MESSAGE_STATES = [
  'waiting',
  'sending',
  'accepted',
  'sent',
  'delivered',
  'read',
  'failed',
  'unclear',
  'shared',
  'dropped',
  'received',
] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

const ORDER: readonly MessageState[] = ['unclear', 'sending', 'accepted', 'sent', 'delivered', 'read'];

/** The state after a notification, which may come late or twice: a message never goes back, and a failure ends it. */
export function stateAfter(
  current: MessageState,
  reported: 'sent' | 'delivered' | 'read' | 'failed',
): MessageState {
  if (reported === 'failed') return current === 'delivered' || current === 'read' ? current : 'failed';
  if (current === 'failed' && reported === 'sent') return current;
  return ORDER.indexOf(reported) > ORDER.indexOf(current) ? reported : current;
}
