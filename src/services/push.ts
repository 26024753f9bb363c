import type { D1Database } from '@cloudflare/workers-types';
import { adminAddresses } from '../features/admin/index.ts';
import { PROMISED_MINUTES } from '../features/calls/rules/call.ts';
import { CLOSES, OPENS } from '../features/calls/rules/call-hours.ts';
import { factOf, isEmergencyOpen, unansweredSince, writtenFact } from '../features/push/index.ts';
import type { PushKind } from '../features/push/rules/push-kinds.ts';
import type { Fetch } from '../platform/http.ts';
import type { FactDeliveries } from '../platform/ledger/change-record.ts';
import type { LedgerContext } from '../platform/ledger/database.ts';
import type { DeliveryTarget, NewDelivery } from '../platform/ledger/records.ts';
import { createPushFacts, pushDelivery } from '../platform/push/push-facts.ts';
import { createPushService, type SendPush } from '../platform/push/push-service.ts';
import { createPushTarget } from '../platform/push/push-target.ts';
import type { Variables } from './config.ts';
import { isOn } from './system-switches.ts';

interface PushParts extends LedgerContext {
  readonly d1: D1Database;
  readonly fetch: Fetch;
  readonly siteUrl: string;
}

/** Web Push to the operators' devices. */
export interface Push {
  /** The browser subscribes with it. */
  readonly publicKey: string;
  readonly target: DeliveryTarget;
  readonly factDeliveries: FactDeliveries;
  /** The delivery of a fact that no change of a record shows. */
  deliveryOf(kind: PushKind): readonly NewDelivery[];
  /** Adds the fact that a customer wrote about a record. Throws when the database fails. */
  noteWritten(recordId: string): Promise<void>;
  /** Adds the facts that only time makes; cron runs it each minute. Throws when the database fails. */
  noteTime(): Promise<void>;
  readonly send: SendPush;
}

/** Undefined where its variables are not set. */
export function createPush(
  variables: Variables,
  { d1, fetch, siteUrl, ...context }: PushParts,
): Push | undefined {
  if (!isOn(variables, 'push')) return undefined;
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = variables;
  const { now } = context;
  const keys = { publicKey, privateKey };
  const send = createPushService({ keys, subject: siteUrl }, { fetch, now });
  const facts = createPushFacts(d1, context);
  return {
    publicKey,
    send,
    target: createPushTarget({ facts, send, isEmergencyOpen, now, pathOf: adminAddresses.record }),
    factDeliveries(after, change) {
      const fact = factOf(after, change);
      return fact === undefined ? [] : [pushDelivery(fact)];
    },
    deliveryOf: (kind) => [pushDelivery({ kind, key: kind })],
    noteWritten: (recordId) => facts.note(recordId, pushDelivery(writtenFact(now()))),
    async noteTime() {
      const hours = { opens: OPENS, closes: CLOSES, minutes: PROMISED_MINUTES };
      const since = unansweredSince(now(), hours);
      if (since) await facts.noteUnanswered(since);
    },
  };
}
