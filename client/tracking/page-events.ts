import type { ConversionDetails } from '../../src/features/tracking/rules/conversion-event.ts';
import type { EventName } from '../../src/features/tracking/rules/event-names.ts';
import type { DataLayerEvent } from '../../src/features/tracking/rules/page-scripts.ts';
import { readConsent } from '../storage/consent.ts';

/** An event that is no write of ours. */
export interface Emitted {
  readonly name: EventName;
  readonly details?: ConversionDetails;
  readonly properties?: Readonly<Record<string, string | number | boolean>>;
}

export type Emit = (event: Emitted) => void;

/** An event of the page. Tracking decides which parts of it to send. */
export type PageEvent =
  | { readonly kind: 'event'; readonly event: Emitted }
  /** Published when one of our endpoints accepts a write. */
  | {
      readonly kind: 'sent';
      readonly method: string;
      readonly path: string;
      readonly body: unknown;
      readonly answer: unknown;
    }
  /** Published when the visitor opens the business chat. */
  | {
      readonly kind: 'chat_opened';
      /** The idempotency key of its record, under which the server delivers the contact. */
      readonly eventId: string;
      readonly event: Extract<DataLayerEvent, { event: 'whatsapp_redirect' }>;
      /** The id, in events, of the service that the link names. */
      readonly product?: string | undefined;
    };

type Listener = (event: PageEvent) => void;

/** Tracking loads soon after consent, so few events happen before it listens. */
const MOST_WAITING = 50;

const waiting: PageEvent[] = [];
let listener: Listener | undefined;

/**
 * Publishes an event from any island or idle module; without consent it is dropped. It never throws, for tracking must
 * not break what it observes.
 */
export function publishPageEvent(event: PageEvent): void {
  try {
    if (readConsent() !== 'all') return;
    if (listener) listener(event);
    else if (waiting.length < MOST_WAITING) waiting.push(event);
  } catch {
    // Tracking loses this event; the visitor's action goes on.
  }
}

/** Passes the events since consent, and every later one, to the listener. Only tracking calls it. */
export function listenToPageEvents(listen: Listener): void {
  listener = listen;
  for (const event of waiting.splice(0)) listen(event);
}
