import type * as z from 'zod/mini';
import type { DeviceType, NextStep } from '../../src/features/leads/contract.ts';
import { leadAnswer } from '../../src/features/leads/contract.ts';
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
type FormError =
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

interface FormPost<Schema> {
  readonly path: string;
  readonly body: StoredBody;
  /** Parses the endpoint's answer. */
  readonly answer: Schema;
  readonly contact: Omit<SubmittedDetails, 'path' | 'eventId'>;
}

/** `stored`: the browser is offline, keeps the post and sends it later. */
type FormOutcome<Answer> =
  | { readonly kind: 'accepted'; readonly answer: Answer }
  | { readonly kind: 'stored' }
  | FormError;

/** Posts a form and remembers the visitor's contact details for this visit; never throws. */
export async function submitForm<Schema extends z.ZodMiniType>({
  path,
  body,
  answer,
  contact,
}: FormPost<Schema>): Promise<FormOutcome<z.infer<Schema>>> {
  const received = await send('POST', path, body, answer);
  if (!received.ok && received.code !== 'offline') return readFormError(received);
  storeDetails({ ...contact, path, eventId: body.idempotencyKey });
  if (received.ok) return { kind: 'accepted', answer: received.value };
  storedPosts.add(path, body);
  return { kind: 'stored' };
}

interface NewLead {
  readonly mobileNumber: string;
  /** A repeat under the same key is the same lead. */
  readonly idempotencyKey: string;
  readonly source: 'website' | 'popup';
}

/** `stored`: the browser is offline and sends the lead later. `refused`: the server does not accept the number. */
type LeadOutcome =
  | {
      readonly kind: 'accepted';
      readonly chatUrl: string;
      readonly next: NextStep;
      /** The service in the outside systems' words, for the tags of this page. */
      readonly service: string | undefined;
      /** The sentence for a visitor from a place that no centre serves. */
      readonly notice?: string | undefined;
    }
  | { readonly kind: 'stored' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly error: SendError };

/** Sends a mobile number as a lead, with the visit, campaign, device and car; the visit remembers its lead. */
export async function submitLead(lead: NewLead): Promise<LeadOutcome> {
  const body = { ...leadContext(), ...lead };
  const outcome = await submitForm({ path: endpoints.leads, body, answer: leadAnswer, contact: body });
  if (outcome.kind === 'accepted') {
    const { id, whatsappUrl, next, notice, conversion } = outcome.answer;
    savedLead.set(id);
    return { kind: 'accepted', chatUrl: whatsappUrl, next, service: conversion?.contentName, notice };
  }
  if (outcome.kind !== 'refused') return outcome;
  return outcome.problems.mobileNumber
    ? { kind: 'refused' }
    : { kind: 'failed', error: sendErrorOf({ code: 'invalid' }) };
}

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
