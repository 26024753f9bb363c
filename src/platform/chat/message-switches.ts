import type { D1Database } from '@cloudflare/workers-types';
import { eq } from 'drizzle-orm';
import type { NoticeKind } from '../../features/chat/rules/message-kinds.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { auditLineIfChanged } from '../ledger/audit.ts';
import { createAttempt, type LedgerContext, openDatabase } from '../ledger/database.ts';
import { chatSwitchedOff } from '../ledger/schema-chat.ts';

type Unavailable = 'ledger_unavailable';

export interface MessageSwitches {
  /** The kinds that an operator switched off. */
  off(): Promise<Result<ReadonlySet<string>, Unavailable>>;
  /** Switches a kind on or off; audited where that changes something. */
  turn(kind: NoticeKind, to: 'on' | 'off', by: string): Promise<Result<undefined, Unavailable>>;
}

/** The operators' switches of the messages that leave by themselves. They stay while the chat itself is off. */
export function createMessageSwitches(
  d1: D1Database,
  { now, newId, report }: LedgerContext,
): MessageSwitches {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);
  return {
    async off() {
      const found = await attempt('list message switches', () => database.select().from(chatSwitchedOff));
      return found.ok ? success(new Set(found.value.map(({ kind }) => kind))) : failure('ledger_unavailable');
    },

    async turn(kind, to, by) {
      const at = now();
      const line = { id: newId(), at, by, action: `message_${to}`, subject: kind };
      const turned = await attempt('switch a message', () =>
        database.batch([
          to === 'off'
            ? database.insert(chatSwitchedOff).values({ kind, by, at }).onConflictDoNothing()
            : database.delete(chatSwitchedOff).where(eq(chatSwitchedOff.kind, kind)),
          auditLineIfChanged(database, line),
        ]),
      );
      return turned.ok ? success(undefined) : failure('ledger_unavailable');
    },
  };
}
