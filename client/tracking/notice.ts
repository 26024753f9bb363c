import type { ConversionDetails } from '../../src/features/tracking/rules/conversion-event.ts';
import type { EventName } from '../../src/features/tracking/rules/event-names.ts';
import type { DataLayerEvent } from '../../src/features/tracking/rules/page-scripts.ts';
import { readConsent } from '../storage/consent.ts';

/** Something that happened on the page, in our own words; what becomes of it is tracking's to know. */
export type Notice =
  | {
      readonly kind: 'event';
      readonly name: EventName;
      readonly details?: ConversionDetails;
      readonly properties?: Readonly<Record<string, string | number | boolean>>;
    }
  /** An endpoint of ours took what was sent. */
  | {
      readonly kind: 'sent';
      readonly method: string;
      readonly path: string;
      readonly body: unknown;
      readonly answer: unknown;
    }
  /** The business chat is being opened. */
  | { readonly kind: 'chat_opened'; readonly event: Extract<DataLayerEvent, { event: 'whatsapp_redirect' }> };

type Listener = (notice: Notice) => void;

/** Between a yes and tracking's arrival not much can happen. */
const MOST_WAITING = 50;

const waiting: Notice[] = [];
let listener: Listener | undefined;

/**
 * Says what happened, from any island or page script. Without consent it is forgotten on the spot. It never throws: no
 * telling may stand in the way of what it tells of.
 */
export function notice(what: Notice): void {
  try {
    if (readConsent() !== 'all') return;
    if (listener) listener(what);
    else if (waiting.length < MOST_WAITING) waiting.push(what);
  } catch {
    // What could not be told is not told.
  }
}

/** For tracking alone: hears what was said since the yes, and everything from now on. */
export function hearNotices(hear: Listener): void {
  listener = hear;
  for (const what of waiting.splice(0)) hear(what);
}
