/** The facts that ring an operator's phone, in the order of the screen. */
export const PUSH_KINDS = [
  'emergency',
  'new',
  'unanswered',
  'booked',
  'cancelled',
  'moved',
  'answered',
  'wrote',
  'low_review',
] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

export const isPushKind = (name: unknown): name is PushKind => PUSH_KINDS.some((kind) => kind === name);

/** All that a push holds: what happened, and the screen that shows it. No word of a person. */
export interface PushMessage {
  readonly kind: PushKind | 'test';
  /** An address of the admin. */
  readonly path: string;
}
