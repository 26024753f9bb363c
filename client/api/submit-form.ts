import type * as z from 'zod/mini';
import { type DeviceType, type LeadForm, leadAnswer } from '../../src/features/leads/contract.ts';
import { isFieldCode } from '../../src/values/field-code.ts';
import { type LeadUtm, leadUtm, utmOf } from '../../src/values/utm.ts';
import { endpoints } from '../../src/web/contract/addresses.ts';
import type { FieldProblems } from '../../src/web/contract/field-problems.ts';
import { serviceInterest } from '../storage/interest.ts';
import { readLanding } from '../storage/landing.ts';
import { namedLocation, savedLead, savedVehicle, sessionId, typedCar, userId } from '../storage/session.ts';
import { type SubmittedDetails, storeDetails } from '../storage/stored-details.ts';
import { type SendError, type SendFailure, send, sendErrorOf } from './send.ts';
import { type StoredBody, storedPosts } from './stored-posts.ts';

/** Why a form was not accepted: fields that the visitor can correct, or an error that belongs to no field. */
export type FormError =
  | { readonly kind: 'refused'; readonly problems: FieldProblems }
  | { readonly kind: 'failed'; readonly error: SendError; readonly message: string | undefined };

/** Reads a failed answer for a form. A field code that this build does not know becomes `invalid`. */
export function readFormError(answer: SendFailure): FormError {
  const fields = Object.entries(answer.detail?.fields ?? {});
  if (fields.length === 0)
    return { kind: 'failed', error: sendErrorOf(answer), message: answer.detail?.message || undefined };
  const problems = fields.map(([field, code]) => [field, isFieldCode(code) ? code : 'invalid'] as const);
  return { kind: 'refused', problems: Object.fromEntries(problems) };
}

type Accepted<Schema extends z.ZodMiniType> = {
  readonly kind: 'accepted';
  readonly answer: z.infer<Schema>;
};

/** Posts what is of no use later, and so is never stored; never throws. */
export const postNow =
  <Schema extends z.ZodMiniType>(path: string, answer: Schema) =>
  async (body: unknown): Promise<Accepted<Schema> | FormError> => {
    const received = await send('POST', path, body, answer);
    return received.ok ? { kind: 'accepted', answer: received.value } : readFormError(received);
  };

/** The fields of a form that its visit remembers. */
type SentForm = StoredBody & Omit<SubmittedDetails, 'path' | 'eventId'>;

/** The offline browser keeps the post under its key and sends it later. */
interface Stored {
  readonly kind: 'stored';
  readonly key: string;
}

/**
 * Posts a form and remembers the visitor's contact details for this visit; never throws. `stored`: the browser is offline,
 * keeps the post and sends it later.
 */
export const postForm =
  <Schema extends z.ZodMiniType>(path: string, answer: Schema) =>
  async (body: SentForm): Promise<Accepted<Schema> | Stored | FormError> => {
    const received = await send('POST', path, body, answer);
    if (!received.ok && received.code !== 'offline') return readFormError(received);
    storeDetails({ ...body, path, eventId: body.idempotencyKey });
    if (received.ok) return { kind: 'accepted', answer: received.value };
    storedPosts.add(path, body);
    return { kind: 'stored', key: body.idempotencyKey };
  };

/** Posts a mobile number as a lead, with the visit, campaign, device and car; the visit remembers its lead. */
export const postLead = (source: 'website' | 'popup') => async (typed: LeadForm) => {
  const body = { ...leadContext(), source, ...typed };
  const outcome = await postForm(endpoints.leads, leadAnswer)(body);
  if (outcome.kind === 'accepted') savedLead.set(outcome.answer.id);
  // The visitor can correct the number alone.
  return outcome.kind === 'refused' && !outcome.problems.mobileNumber
    ? ({ kind: 'failed', error: sendErrorOf({ code: 'invalid' }) } as const)
    : outcome;
};

/** The campaign that this visit began with, for every form of the visit. */
export const visitCampaign = (): LeadUtm => leadUtm(utmOf(new URL(readLanding().url).searchParams));

/** The fields of a lead that the visitor does not type: the visit, its campaign, the device, service and car. */
function leadContext(): Record<string, string | undefined> {
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

/** The origin of the site that sent the visitor, or the address of the app, which has no origin. */
function referrerOf(address: string): string {
  if (!URL.canParse(address)) return 'direct';
  const { origin, href } = new URL(address);
  return origin === 'null' ? href : origin;
}

/** The slug of the page's city, and the place where the browser found the visitor; its area only within the page's city. */
function placeFacts(): Record<string, string | undefined> {
  const city = serviceInterest.location();
  const { city: location, area } = namedLocation() ?? {};
  const isElsewhere = city !== undefined && location?.toLowerCase() !== city.toLowerCase();
  return { city, location, area: (isElsewhere ? undefined : area) ?? serviceInterest.area() };
}

/** The car as typed; else of the pressed price or of the page; else the stored car; else the page's manufacturer. */
function carFacts(): Record<string, string | undefined> {
  const typed = typedCar.get();
  if (typed !== undefined) return { carModel: typed };
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
