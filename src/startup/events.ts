import type { Consent, OwedDelivery } from '../contract/records.ts';
import { analyticsIdentity } from '../domain/tracking/analytics-event.ts';
import { type ConversionEvent, conversionEvent } from '../domain/tracking/conversion-event.ts';
import { isConversionName, isOwedConversion } from '../domain/tracking/event-names.ts';
import { analyticsEventsOf, conversionsOf, type ReceivedBatch } from '../domain/tracking/received-events.ts';
import type { AdConversions } from '../integrations/ad-conversions/ad-conversions.ts';
import type { Analytics } from '../integrations/analytics/analytics.ts';
import type { Deliveries } from '../ledger/deliveries.ts';

interface EventParts {
  readonly ads: AdConversions | undefined;
  readonly analytics: Analytics | undefined;
  readonly deliveries: Pick<Deliveries, 'oweEvent'>;
  readonly keepAlive: (work: Promise<unknown>) => void;
  readonly allowMissingPhone: boolean;
  readonly rawPhone: boolean;
}

type OwedEvent = OwedDelivery & { readonly event: NonNullable<OwedDelivery['event']> };

/**
 * Passes a visitor's events on to those they agreed to: what is worth money is owed, once for its id, and survives the
 * other side being down; browsing is sent after the answer and may be lost.
 */
export function createEventSink(parts: EventParts) {
  const { ads, analytics, deliveries, keepAlive } = parts;

  /** The id comes from the browser: the name beside it keeps one visitor's id from hiding another's event. */
  const owe = (owed: OwedEvent, eventId: string) =>
    deliveries.oweEvent(`${owed.target}:${owed.purpose}:${eventId}`, owed);

  const toAds = async (batch: ReceivedBatch, { send, target }: AdConversions) => {
    const made = await Promise.all(
      conversionsOf(batch).map((input) => conversionEvent(input, parts.allowMissingPhone)),
    );
    const events = made.flatMap((one) => (one.ok ? [one.value] : []));
    const passing: ConversionEvent[] = [];
    for (const event of events) {
      if (isOwedConversion(event.name))
        await owe({ target: target.name, purpose: event.name, event }, event.eventId);
      else passing.push(event);
    }
    if (passing.length > 0) keepAlive(send(passing));
  };

  const toAnalytics = async (batch: ReceivedBatch, { track, target }: Analytics) => {
    const { sessionId, customer } = batch;
    const identity = { mobileNumber: customer.phone, sessionId, rawPhone: parts.rawPhone };
    const events = analyticsEventsOf(batch, await analyticsIdentity(identity));
    const isOwed = ({ name }: { name: string }) => isConversionName(name) && isOwedConversion(name);
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
