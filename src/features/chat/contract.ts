import { DAY_MS } from '../../values/durations.ts';
import { addresses, endpoints } from '../../web/contract/addresses.ts';
import { isWritten, type NoticeKind } from './rules/message-kinds.ts';

export const messagesAddress = `${addresses.admin}/messages`;

const root = `${endpoints.admin}/messages`;

export const messageEndpoints = {
  switch: (kind: NoticeKind) => `${root}/${kind}/switch`,
  test: `${root}/test`,
} as const;

export interface Written {
  readonly direction: 'in' | 'out';
  readonly kind: string;
  readonly person: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** When a message of ours went out. */
  readonly sentAt?: number | null;
  /** Why a message of ours has not gone out. */
  readonly reason?: string | null;
}

/**
 * The person who may get free text: who wrote last, for 24 hours; undefined while the window is closed. The interface may
 * have said since then that it is.
 */
export function windowOf(messages: readonly Written[], now: number): string | undefined {
  const last = messages.findLast(
    ({ direction, kind, at }) => direction === 'in' && isWritten(kind) && at > now - DAY_MS,
  );
  // A message that went out before says nothing of this window, however late its notification comes.
  const isClosed = messages.some(
    ({ reason, at, sentAt }) => reason === 'window_closed' && (sentAt ?? at) >= (last?.at ?? 0),
  );
  return isClosed ? undefined : last?.person;
}

/**
 * How many messages persons and operators have written. A form sends it back. Where the conversation has gone on, its answer
 * would go to somebody else, or repeat another operator's.
 */
export const writtenCount = (
  messages: readonly { readonly direction: 'in' | 'out'; readonly by: string | null }[],
): number =>
  messages.filter(({ direction, by }) => direction === 'in' || (by !== null && by !== SITE)).length;

/** The author of the answers that the site gives to a pressed button. */
export const SITE = 'site';
