import { type ConversionEvent, conversionEvent } from '../features/tracking/rules/conversion-event.ts';
import { isConversionName, isDeliveredConversion } from '../features/tracking/rules/event-names.ts';
import {
  analyticsEventsOf,
  analyticsIdentity,
  conversionsOf,
  type ReceivedBatch,
} from '../features/tracking/rules/received-events.ts';
import type { AdConversions } from '../platform/ads/ad-conversions.ts';
import type { Analytics } from '../platform/analytics.ts';
import type { Consent, NewDelivery } from '../platform/ledger/records.ts';
import type { Outbox } from '../platform/outbox/outbox.ts';
import type { DeliveryOutcome } from '../platform/outbox/outcome.ts';

interface EventParts {
  readonly ads: AdConversions | undefined;
  readonly analytics: Analytics | undefined;
  readonly outbox: Pick<Outbox, 'queueEvent'>;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly refused: (refusal: {
    readonly target: string;
    readonly code: string;
    readonly detail: string;
  }) => void;
  readonly allowMissingPhone: boolean;
  readonly rawPhone: boolean;
}

type QueuedEvent = NewDelivery & { readonly event: NonNullable<NewDelivery['event']> };

/**
 * Passes a visitor's events to the systems that the visitor agreed to. Conversions go to the outbox, once for each id,
 * and survive an outage of the target. Browsing events are sent after the answer and may be lost.
 */
export function createEventSink(parts: EventParts) {
  const { ads, analytics, outbox, waitUntil } = parts;

  /** The id comes from the browser. The event's name in the key keeps one visitor's id from hiding another's event. */
  const queue = (delivery: QueuedEvent, eventId: string) =>
    outbox.queueEvent(`${delivery.target}:${delivery.purpose}:${eventId}`, delivery);

  /** Browsing events are not stored, so the log keeps the reason why a system did not take them. */
  const noteRefusal = (target: string) => (outcome: DeliveryOutcome) => {
    if (outcome.kind === 'fault') parts.refused({ target, code: outcome.code, detail: outcome.detail ?? '' });
  };

  const toAds = async (batch: ReceivedBatch, { send, target }: AdConversions) => {
    const made = await Promise.all(
      conversionsOf(batch).map((input) => conversionEvent(input, parts.allowMissingPhone)),
    );
    const events = made.flatMap((one) => (one.ok ? [one.value] : []));
    const passing: ConversionEvent[] = [];
    for (const event of events) {
      if (isDeliveredConversion(event.name))
        await queue({ target: target.name, purpose: event.name, event }, event.eventId);
      else passing.push(event);
    }
    if (passing.length > 0) waitUntil(send(passing).then(noteRefusal(target.name)));
  };

  const toAnalytics = async (batch: ReceivedBatch, { track, target }: Analytics) => {
    const { sessionId, userId, customer } = batch;
    const identity = {
      mobileNumber: customer.phone,
      deviceId: userId,
      sessionId,
      rawPhone: parts.rawPhone,
    };
    const events = analyticsEventsOf(batch, await analyticsIdentity(identity));
    const isQueued = ({ name }: { name: string }) => isConversionName(name) && isDeliveredConversion(name);
    for (const event of events.filter(isQueued))
      await queue({ target: target.name, purpose: event.name, event }, event.eventId);
    const passing = events.filter((event) => !isQueued(event));
    if (passing.length > 0) waitUntil(track(passing).then(noteRefusal(target.name)));
  };

  return async (batch: ReceivedBatch, consent: Consent): Promise<void> => {
    await Promise.all([
      ads && consent.ads ? toAds(batch, ads) : undefined,
      analytics && consent.analytics ? toAnalytics(batch, analytics) : undefined,
    ]);
  };
}
