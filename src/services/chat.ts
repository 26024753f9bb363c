import type { D1Database } from '@cloudflare/workers-types';
import { templateMessage, toldOf } from '../features/chat/index.ts';
import { languageOf } from '../features/jobs/index.ts';
import { createChatApi, DEFAULT_CHAT_API_URL, DEFAULT_CHAT_API_VERSION } from '../platform/chat/chat-api.ts';
import { type ChatStore, createChatStore } from '../platform/chat/chat-store.ts';
import { createChatTarget } from '../platform/chat/chat-target.ts';
import type { Fetch } from '../platform/http.ts';
import type { LedgerContext } from '../platform/ledger/database.ts';
import type { DeliveryTarget } from '../platform/ledger/records.ts';
import type { LedgerRecord } from '../records/record.ts';
import type { Signer } from '../values/signing.ts';
import { recordToken } from '../values/token.ts';
import { addresses } from '../web/contract/addresses.ts';
import { inHindi } from '../web/contract/hindi-pages.ts';
import type { Variables } from './config.ts';
import { isOn } from './system-switches.ts';

interface ChatParts extends LedgerContext {
  readonly d1: D1Database;
  readonly fetch: Fetch;
  readonly signer: Signer;
  readonly brand: string;
}

export interface Chat {
  readonly target: DeliveryTarget;
  readonly store: ChatStore;
}

/** The business chat's cloud interface; undefined where its variables are not set. */
export function createChat(
  variables: Variables,
  { d1, fetch, signer, brand, ...context }: ChatParts,
): Chat | undefined {
  if (!isOn(variables, 'chat')) return undefined;
  const store = createChatStore(d1, context);
  const api = createChatApi(
    {
      numberId: variables.CHAT_NUMBER_ID,
      token: variables.CHAT_TOKEN,
      url: variables.CHAT_API_URL ?? DEFAULT_CHAT_API_URL,
      version: variables.CHAT_API_VERSION ?? DEFAULT_CHAT_API_VERSION,
    },
    fetch,
  );
  const pageOf = async (record: LedgerRecord): Promise<string> => {
    const token = await recordToken(signer, record.id);
    const page =
      record.kind === 'order' ? addresses.ownOrder(record.id, token) : addresses.ownBooking(record.id, token);
    return languageOf(record) === 'hi' ? inHindi(page) : page;
  };
  const target = createChatTarget({
    api,
    store,
    now: context.now,
    templateOf: async (kind, record) => templateMessage(kind, record, { brand, link: await pageOf(record) }),
    toldOf,
    languageOf,
  });
  return { target, store };
}
