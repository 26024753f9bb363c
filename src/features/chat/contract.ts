import { DAY_MS } from '../../values/durations.ts';
import { addresses, endpoints } from '../../web/contract/addresses.ts';
import type { NoticeKind } from './rules/message-kinds.ts';

export const messagesAddress = `${addresses.admin}/messages`;

const root = `${endpoints.admin}/messages`;

export const messageEndpoints = {
  switch: (kind: NoticeKind) => `${root}/${kind}/switch`,
  test: `${root}/test`,
} as const;

export interface Written {
  readonly direction: 'in' | 'out';
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
  const last = messages.findLast(({ direction, at }) => direction === 'in' && at > now - DAY_MS);
  // A message that went out before says nothing of this window, however late its notification comes.
  const isClosed = messages.some(
    ({ reason, at, sentAt }) => reason === 'window_closed' && (sentAt ?? at) >= (last?.at ?? 0),
  );
  return isClosed ? undefined : last?.person;
}
