import { isTargeted, locationConfidence } from '../../src/features/location/rules/confidence.ts';
import type { UserLocation } from '../../src/features/location/rules/user-location.ts';
import { clickIdsOf, latestUtm, utmOf } from '../../src/values/utm.ts';
import { endpoints } from '../../src/web/contract/addresses.ts';
import { serviceInterest } from '../storage/interest.ts';
import { readLanding } from '../storage/landing.ts';
import { namedLocation, sessionId, userId } from '../storage/session.ts';
import type { WaitingEvent } from './event-queue.ts';

const bodyOf = (events: readonly WaitingEvent[]): string => JSON.stringify({ events, ...envelope() });

/** Sends a batch to our own endpoint. Answers false after a server error or no answer, when a retry may succeed. */
export async function postEvents(events: readonly WaitingEvent[]): Promise<boolean> {
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

/** Sends a batch as the visitor leaves: the browser delivers it after the page is gone. */
export const beaconEvents = (events: readonly WaitingEvent[]): void => {
  navigator.sendBeacon(endpoints.events, new Blob([bodyOf(events)], { type: 'application/json' }));
};

type Properties = Readonly<Record<string, string | number | boolean>>;

const present = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1])));

/**
 * The place where the browser found the visitor; undefined where it is too uncertain even for the broadest campaign.
 * The server adds the network's guess, if the visitor chose no other place.
 */
function targetedPlace(): UserLocation | undefined {
  const place = namedLocation();
  return isTargeted('awareness', locationConfidence(place, new Date())) ? place : undefined;
}

/** The campaign, for page views and conversions; the server adds the place to each event. */
export const campaignOfVisit = (): Properties =>
  latestUtm(utmOf(new URL(readLanding().url).searchParams), utmOf(new URL(location.href).searchParams));

/** The sender of a batch: the session and its place. The server takes phone, e-mail and name from records only. */
function envelope() {
  const { city: found, state, country } = targetedPlace() ?? {};
  const customer = present({
    city: found,
    state,
    country,
  });
  const { url, at: adClickAt } = readLanding();
  const adClicks = clickIdsOf(new URL(url).searchParams);
  const city = serviceInterest.location();
  return { sessionId: sessionId.get(), userId: userId.get(), customer, city, adClicks, adClickAt };
}
