import type { DeviceType } from '../../src/features/leads/contract.ts';
import { type LeadUtm, leadUtm, utmOf } from '../../src/values/utm.ts';
import { serviceInterest } from '../storage/interest.ts';
import { readLanding } from '../storage/landing.ts';
import { freshLocation, savedVehicle, sessionId, userId } from '../storage/session.ts';

/** The campaign that this visit began with, for whatever its visitor leaves. */
export const visitCampaign = (): LeadUtm => leadUtm(utmOf(new URL(readLanding().url).searchParams));

/** What a lead says besides what the visitor typed (spec section 3): the visit, its campaign, the device, service and car. */
export function leadContext(): Record<string, string | undefined> {
  const landing = readLanding();
  return {
    sessionId: sessionId.get(),
    userId: userId.get(),
    firstVisitTimestamp: new Date(landing.at).toISOString(),
    lastActivityTimestamp: new Date().toISOString(),
    referrer: referrerOf(landing.referrer),
    deviceType: deviceTypeOf(innerWidth),
    browserInfo: navigator.userAgent.slice(0, 255),
    ...visitCampaign(),
    ...placeFacts(),
    serviceInterest: serviceInterest.get(),
    ...carFacts(),
  };
}

/** The site that sent the visitor, or the app: an app's address has no origin. */
function referrerOf(address: string): string {
  if (!URL.canParse(address)) return 'direct';
  const { origin, href } = new URL(address);
  return origin === 'null' ? href : origin;
}

/** Where the visitor is, as far as it is known; else the city of the page, and its area if the visitor is not elsewhere. */
function placeFacts(): Record<string, string | undefined> {
  const { city, area } = freshLocation() ?? {};
  const ofPage = serviceInterest.location();
  const isElsewhere = city !== undefined && city !== ofPage;
  return { location: city ?? ofPage, area: area ?? (isElsewhere ? undefined : serviceInterest.area()) };
}

/** The car whose price was pressed or whose page it is; else the visitor's own; else the manufacturer of the page. */
function carFacts(): Record<string, string | undefined> {
  const car = serviceInterest.car();
  if (car !== undefined) return { car };
  const vehicle = savedVehicle.get();
  return {
    carBrand: vehicle?.manufacturer ?? serviceInterest.carBrand(),
    carModel: vehicle?.model,
    fuelType: vehicle?.fuelType,
  };
}

/** Windows under 768 CSS pixels are mobiles, under 1024 tablets, else desktops. */
export function deviceTypeOf(widthPx: number): DeviceType {
  if (widthPx < 768) return 'mobile';
  return widthPx < 1024 ? 'tablet' : 'desktop';
}
