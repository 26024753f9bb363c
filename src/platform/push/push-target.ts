import { isPushKind, type PushKind } from '../../features/push/rules/push-kinds.ts';
import { freshFor, isWanted, mayRing } from '../../features/push/rules/wanted-push.ts';
import type { LedgerRecord } from '../../records/record.ts';
import type { DeliveryTarget } from '../ledger/records.ts';
import type { DeliveryOutcome } from '../outbox/outcome.ts';
import { quietOf } from './push-devices.ts';
import { type Addressee, type Answered, PUSH_TARGET, type PushFacts } from './push-facts.ts';
import type { PushAnswer, SendPush } from './push-service.ts';

interface PushTargetParts {
  readonly facts: PushFacts;
  readonly send: SendPush;
  /** Whether an emergency still waits, as far as its record knows. */
  readonly isEmergencyOpen: (record: LedgerRecord) => boolean;
  /** The screen that shows a record. */
  readonly pathOf: (recordId: string) => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Rings the operators' devices for a fact. Each fact is one delivery of the outbox, so a push never delays a record. A
 * failed one is tried again for the devices that lack it. An emergency is `awaited` until somebody takes it: the
 * outbox comes back each minute by itself.
 */
export function createPushTarget({
  facts,
  send,
  isEmergencyOpen,
  pathOf,
  now,
}: PushTargetParts): DeliveryTarget {
  const isOver = async (kind: PushKind, record: LedgerRecord): Promise<boolean> => {
    if (kind === 'unanswered') return record.status !== 'new';
    if (kind !== 'emergency') return false;
    if (!isEmergencyOpen(record)) return true;
    const { mobileNumber } = record;
    return record.kind !== 'order' && mobileNumber !== null && (await facts.isCallTaken(mobileNumber));
  };

  return {
    name: PUSH_TARGET,
    async deliver({ record, delivery: { id, event, queuedAt } }) {
      const kind = event?.name;
      if (record === null || !isPushKind(kind)) return { kind: 'skipped', detail: 'no fact' };
      if (now() - queuedAt > freshFor(kind)) return { kind: 'skipped', detail: 'too old' };
      if (await isOver(kind, record)) return { kind: 'skipped', detail: 'taken' };
      const wanted = (await facts.addressees(id)).filter((one) =>
        isAddressed(one, kind, { queuedAt, now: now() }),
      );
      const free = wanted.filter(({ device }) => device.waitsUntil <= now());
      const message = { kind, path: pathOf(record.id) };
      const answered = await Promise.all(
        free.map(async ({ device }): Promise<Answered> => ({ device, answer: await send(device, message) })),
      );
      if (answered.length > 0) await facts.settle(id, answered);
      if (kind === 'emergency') return { kind: 'awaited' };
      return outcomeOf(
        answered.map(({ answer }) => answer),
        free.length < wanted.length,
      );
    },
  };
}

/** A fact rings the devices of its time, by the quiet hours of its time; an emergency those of each minute. */
function isAddressed(
  { device, sentAt }: Addressee,
  kind: PushKind,
  { queuedAt, now }: { readonly queuedAt: number; readonly now: number },
): boolean {
  const isRepeated = kind === 'emergency';
  const at = isRepeated ? now : queuedAt;
  const { kinds, createdAt } = device;
  return (
    (isRepeated || createdAt <= queuedAt) &&
    isWanted({ kinds, quiet: quietOf(device) }, kind, at) &&
    mayRing(kind, sentAt, now)
  );
}

/** The worst answer decides; a later attempt calls only the devices that lack the fact. */
function outcomeOf(answers: readonly PushAnswer[], someWait: boolean): DeliveryOutcome {
  const worst = (kind: PushAnswer['kind']) => answers.find((answer) => answer.kind === kind);
  const [down, busy, refused] = [worst('down'), worst('busy'), worst('refused')];
  if (down && 'detail' in down) return { kind: 'fault', code: 'server_error', detail: down.detail };
  // The wait is that device's own: another device may have another push service.
  if (busy || someWait) return { kind: 'fault', code: 'rate_limited', detail: 'status 429' };
  if (refused && 'detail' in refused) return { kind: 'fault', code: 'refused', detail: refused.detail };
  return { kind: 'delivered' };
}
