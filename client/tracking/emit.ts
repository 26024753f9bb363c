import type { ConversionDetails } from '../../src/features/tracking/rules/conversion-event.ts';
import type { EventName } from '../../src/features/tracking/rules/event-names.ts';

/** One event as the page's watchers tell it. */
export interface Emitted {
  readonly name: EventName;
  readonly details?: ConversionDetails;
  readonly properties?: Readonly<Record<string, string | number | boolean>>;
}

export type Emit = (event: Emitted) => void;
