import { conversionEvent } from '../features/tracking/rules/conversion-event.ts';
import {
  analyticsEventsOf,
  conversionsOf,
  type ReceivedBatch,
} from '../features/tracking/rules/received-events.ts';
import type { AdConversions } from '../platform/ads/ad-conversions.ts';
import type { Analytics } from '../platform/analytics.ts';
import type { Consent } from '../platform/ledger/records.ts';
import type { Holds } from '../platform/outbox/holds.ts';
import type { DeliveryOutcome } from '../platform/outbox/outcome.ts';

interface EventParts {
  readonly ads: AdConversions | undefined;
  readonly analytics: Analytics | undefined;
  readonly holds: Holds;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly refused: (refusal: {
    readonly target: string;
    readonly code: string;
    readonly detail: string;
  }) => void;
}

/**
 * Passes a visitor's events to the systems that the visitor agreed to. They are sent once after the response and never
 * stored: no record proves them, and stored ones would let one sender fill the outbox. A system that asked us to wait gets
 * none meanwhile.
 */
export function createEventSink({ ads, analytics, holds, waitUntil, refused }: EventParts) {
  /** The events are not stored, so the log keeps the reason why a system did not take them. */
  async function pass(target: string, send: () => Promise<DeliveryOutcome>): Promise<void> {
    if (await holds.isHeld(target)) return;
    const outcome = await send();
    if (outcome.kind !== 'fault') return;
    refused({ target, code: outcome.code, detail: outcome.detail ?? '' });
    await holds.note(target, outcome);
  }

  const toAds = async (batch: ReceivedBatch, { send, target }: AdConversions) => {
    const made = await Promise.all(conversionsOf(batch).map((input) => conversionEvent(input)));
    const events = made.flatMap((one) => (one.ok ? [one.value] : []));
    if (events.length > 0) waitUntil(pass(target.name, () => send(events)));
  };

  const toAnalytics = (batch: ReceivedBatch, { track, target }: Analytics) => {
    const events = analyticsEventsOf(batch);
    if (events.length > 0) waitUntil(pass(target.name, () => track(events)));
  };

  return async (batch: ReceivedBatch, consent: Consent): Promise<void> => {
    if (analytics && consent.analytics) toAnalytics(batch, analytics);
    if (ads && consent.ads) await toAds(batch, ads);
  };
}

export type EventSink = ReturnType<typeof createEventSink>;
