import { deviceTypeOf } from '../../src/domain/lead/device-type.ts';
import { readLanding } from '../storage/landing.ts';
import { freshLocation } from '../storage/location.ts';
import { savedVehicle, sessionId, userId } from '../storage/session.ts';

/** What a lead says besides what the visitor typed (spec section 3): the visit, its campaign, the device, the car. */
export function leadContext(): Record<string, string | undefined> {
  const landing = readLanding();
  const campaign = new URL(landing.url).searchParams;
  const utm = (name: string) => campaign.get(`utm_${name}`) ?? undefined;
  const vehicle = savedVehicle.get();
  const place = freshLocation();
  return {
    sessionId: sessionId.get(),
    userId: userId.get(),
    firstVisitTimestamp: new Date(landing.at).toISOString(),
    lastActivityTimestamp: new Date().toISOString(),
    referrer: landing.referrer === '' ? 'direct' : new URL(landing.referrer).origin,
    deviceType: deviceTypeOf(innerWidth),
    browserInfo: navigator.userAgent.slice(0, 255),
    utmSource: utm('source'),
    utmMedium: utm('medium'),
    utmCampaign: utm('campaign'),
    utmTerm: utm('term'),
    utmContent: utm('content'),
    utmId: utm('id'),
    location: place?.city,
    area: place?.area,
    carBrand: vehicle?.manufacturer,
    carModel: vehicle?.model,
    fuelType: vehicle?.fuelType,
  };
}
