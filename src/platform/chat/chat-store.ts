import type { D1Database } from '@cloudflare/workers-types';
import { type LedgerContext, openDatabase } from '../ledger/database.ts';
import { createMessageQueue } from './message-queue.ts';
import { createMessageSending } from './message-sending.ts';
import { createReceivedMessages } from './received-messages.ts';

/** The messages of the business chat in the ledger's database. Its calls throw when the database fails. */
export function createChatStore(d1: D1Database, context: Pick<LedgerContext, 'now' | 'newId'>) {
  const database = openDatabase(d1);
  return {
    ...createMessageQueue(database, context),
    ...createMessageSending(database, context),
    ...createReceivedMessages(database, context),
  };
}
export type ChatStore = ReturnType<typeof createChatStore>;
