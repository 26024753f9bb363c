import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { CONSENT_MAX_AGE_SECONDS } from '../../features/tracking/index.ts';
import { consentOf } from './consent.ts';
import { setSiteCookie } from './site-cookie.ts';

/** Holds the random id of a browser whose visitor agreed to analytics. */
export const DEVICE_COOKIE = '__Host-device';

const RANDOM_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Keeps the id of the browser's events for the records of its forms. Call it only with consent to analytics. */
export function keepDevice(context: Context, userId: string | undefined): void {
  if (userId === undefined || !RANDOM_ID.test(userId) || getCookie(context, DEVICE_COOKIE) === userId) return;
  setSiteCookie(context, DEVICE_COOKIE, userId, { maxAgeSeconds: CONSENT_MAX_AGE_SECONDS });
}

/**
 * The id under which analytics knows the sender's page views: a record's delivery joins it to the number. Undefined
 * without consent.
 */
export function deviceOf(context: Context): string | undefined {
  const kept = getCookie(context, DEVICE_COOKIE) ?? '';
  return consentOf(context).analytics && RANDOM_ID.test(kept) ? kept : undefined;
}
