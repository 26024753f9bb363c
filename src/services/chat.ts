import type { D1Database } from '@cloudflare/workers-types';
import { noticeFactsOf, ownPage, templateMessage, trueTemplates } from '../features/chat/index.ts';
import { equalInConstantTime } from '../features/checkout/rules/signature.ts';
import { languageOf } from '../features/jobs/index.ts';
import {
  type ChatApi,
  createChatApi,
  DEFAULT_CHAT_API_URL,
  DEFAULT_CHAT_API_VERSION,
} from '../platform/chat/chat-api.ts';
import { type ChatFigures, createChatFigures } from '../platform/chat/chat-figures.ts';
import { type ChatStore, createChatStore } from '../platform/chat/chat-store.ts';
import { createChatTarget } from '../platform/chat/chat-target.ts';
import { createOpenQuestions, type OpenQuestions } from '../platform/chat/open-questions.ts';
import { readChatWebhook } from '../platform/chat/webhook.ts';
import type { Fetch } from '../platform/http.ts';
import type { LedgerContext } from '../platform/ledger/database.ts';
import type { DeliveryTarget } from '../platform/ledger/records.ts';
import type { Signer } from '../values/signing.ts';
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
  readonly api: ChatApi;
  readonly store: ChatStore;
  readonly figures: ChatFigures;
  /** The customers who wait for an answer. */
  readonly openQuestions: OpenQuestions;
  /** The signed webhook; undefined without its variables. */
  readonly answers:
    | {
        isVerifyToken(token: string | undefined): boolean;
        readWebhook(
          bytes: Uint8Array<ArrayBuffer>,
          signature: string | undefined,
        ): ReturnType<typeof readChatWebhook>;
      }
    | undefined;
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
      businessId: variables.CHAT_BUSINESS_ID,
    },
    fetch,
  );
  const target = createChatTarget({
    api,
    store,
    now: context.now,
    templateOf: async (kind, record) =>
      templateMessage(kind, record, { brand, link: await ownPage(signer, record) }),
    noticeFactsOf,
    languageOf,
    isTrue: (kind, record) => trueTemplates(record).includes(kind),
  });
  return {
    target,
    api,
    store,
    figures: createChatFigures(d1, context.now),
    openQuestions: createOpenQuestions(d1, context),
    answers: answersOf(variables),
  };
}

function answersOf(variables: Variables & { readonly CHAT_NUMBER_ID: string }): Chat['answers'] {
  if (!isOn(variables, 'chat_answers')) return undefined;
  const keys = { appSecret: variables.CHAT_APP_SECRET, numberId: variables.CHAT_NUMBER_ID };
  return {
    isVerifyToken: (token) => token !== undefined && equalInConstantTime(token, variables.CHAT_VERIFY_TOKEN),
    readWebhook: (bytes, signature) => readChatWebhook(keys, bytes, signature),
  };
}
