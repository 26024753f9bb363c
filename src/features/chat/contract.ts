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
}

/** The person who may get free text: who wrote last, for 24 hours; undefined while the window is closed. */
export const windowOf = (messages: readonly Written[], now: number): string | undefined =>
  messages.findLast(({ direction, at }) => direction === 'in' && at > now - DAY_MS)?.person;
