import { isTargeted, locationConfidence } from '../../src/features/location/rules/confidence.ts';
import type { UserLocation } from '../../src/features/location/rules/user-location.ts';
import { latestUtm, utmOf } from '../../src/values/utm.ts';
import { readLanding } from '../storage/landing.ts';
import { savedLocation, savedMobileNumber, sessionId, userId } from '../storage/session.ts';
import { storedCustomer } from '../storage/stored-details.ts';

type Properties = Readonly<Record<string, string | number | boolean>>;

const present = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter(
      (pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '',
    ),
  );

/** The place of this visit, where we are sure enough of it for any campaign at all (spec section 9). */
function targetedPlace(): UserLocation | undefined {
  const place = savedLocation.get();
  return isTargeted('awareness', locationConfidence(place, new Date())) ? place : undefined;
}

/** Campaign and place, as page views and conversions carry them (spec section 7). */
export function campaignAndPlace(): Properties {
  const campaign = latestUtm(
    utmOf(new URL(readLanding().url).searchParams),
    utmOf(new URL(location.href).searchParams),
  );
  const { city, state, country } = targetedPlace() ?? {};
  return present({ ...campaign, city, state, country });
}

/** Who sends a batch: this session, and what the visitor told of themselves in it. */
export function envelope() {
  const place = targetedPlace();
  const customer = present({
    ...storedCustomer(),
    phone: savedMobileNumber.get(),
    city: place?.city,
    state: place?.state,
    country: place?.country,
  });
  const adClick = new URL(readLanding().url).searchParams.get('fbclid') ?? undefined;
  return { sessionId: sessionId.get(), userId: userId.get(), customer, adClick };
}
