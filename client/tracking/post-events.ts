import type { TrackedEvent } from '../../src/features/tracking/contract.ts';
import { endpoints } from '../../src/web/contract/addresses.ts';
import { envelope } from './visit.ts';

const bodyOf = (events: readonly TrackedEvent[]): string => JSON.stringify({ events, ...envelope() });

/** Sends a batch to our own endpoint. What it refuses is not sent again; what did not reach it, or broke it, is. */
export async function postEvents(events: readonly TrackedEvent[]): Promise<boolean> {
  try {
    const { status } = await fetch(endpoints.events, {
      method: 'POST',
      body: bodyOf(events),
      headers: { 'Content-Type': 'application/json' },
      keepalive: true,
    });
    return status < 500 && status !== 429;
  } catch {
    return false;
  }
}

/** The way out of a page that is going: the browser sends it after the page is gone. */
export const beaconEvents = (events: readonly TrackedEvent[]): void => {
  navigator.sendBeacon(endpoints.events, new Blob([bodyOf(events)], { type: 'application/json' }));
};
