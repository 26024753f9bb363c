import { analyticsIdentity } from '../features/tracking/rules/analytics-event.ts';
import { type ConversionEvent, conversionEvent } from '../features/tracking/rules/conversion-event.ts';
import { isConversionName, isDeliveredConversion } from '../features/tracking/rules/event-names.ts';
import {
  analyticsEventsOf,
  conversionsOf,
  type ReceivedBatch,
} from '../features/tracking/rules/received-events.ts';
import type { AdConversions } from '../platform/ads/ad-conversions.ts';
import type { Analytics } from '../platform/analytics/analytics.ts';
import type { Consent, NewDelivery } from '../platform/ledger/records.ts';
import type { Deliveries } from '../platform/outbox/deliveries.ts';

interface EventParts {
  readonly ads: AdConversions | undefined;
  readonly analytics: Analytics | undefined;
  readonly deliveries: Pick<Deliveries, 'queueEvent'>;
  readonly keepAlive: (work: Promise<unknown>) => void;
  readonly allowMissingPhone: boolean;
  readonly rawPhone: boolean;
}

type QueuedEvent = NewDelivery & { readonly event: NonNullable<NewDelivery['event']> };

/**
 * Passes a visitor's events on to those they agreed to: what is worth money is owed, once for its id, and survives the
 * other side being down; browsing is sent after the answer and may be lost.
 */
export function createEventSink(parts: EventParts) {
  const { ads, analytics, deliveries, keepAlive } = parts;

  /** The id comes from the browser: the name beside it keeps one visitor's id from hiding another's event. */
  const owe = (owed: QueuedEvent, eventId: string) =>
    deliveries.queueEvent(`${owed.target}:${owed.purpose}:${eventId}`, owed);

  const toAds = async (batch: ReceivedBatch, { send, target }: AdConversions) => {
    const made = await Promise.all(
      conversionsOf(batch).map((input) => conversionEvent(input, parts.allowMissingPhone)),
    );
    const events = made.flatMap((one) => (one.ok ? [one.value] : []));
    const passing: ConversionEvent[] = [];
    for (const event of events) {
      if (isDeliveredConversion(event.name))
        await owe({ target: target.name, purpose: event.name, event }, event.eventId);
      else passing.push(event);
    }
    if (passing.length > 0) keepAlive(send(passing));
  };

  const toAnalytics = async (batch: ReceivedBatch, { track, target }: Analytics) => {
    const { sessionId, customer } = batch;
    const identity = { mobileNumber: customer.phone, sessionId, rawPhone: parts.rawPhone };
    const events = analyticsEventsOf(batch, await analyticsIdentity(identity));
    const isOwed = ({ name }: { name: string }) => isConversionName(name) && isDeliveredConversion(name);
    for (const event of events.filter(isOwed))
      await owe({ target: target.name, purpose: event.name, event }, event.eventId);
    const passing = events.filter((event) => !isOwed(event));
    if (passing.length > 0) keepAlive(track(passing));
  };

  return async (batch: ReceivedBatch, consent: Consent): Promise<void> => {
    await Promise.all([
      ads && consent.ads ? toAds(batch, ads) : undefined,
      analytics && consent.analytics ? toAnalytics(batch, analytics) : undefined,
    ]);
  };
}
