import { addDays, indiaDate } from '../../src/values/india-time.ts';
import { holding, newRecord } from './held-record.ts';
import type { Site } from './site.ts';

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

export interface Draft {
  readonly id: string;
  readonly token: string;
  readonly bookingId: string;
}

/** A day far enough ahead that none of its slots has begun. */
export const dayAhead = (days: number): string => addDays(indiaDate(new Date()), days);

/** Everything that a booking needs for its confirmation, except slot and number. */
export const wish = {
  manufacturer: 'Maruti',
  model: 'Swift',
  fuelType: 'Petrol',
  location: 'jaipur',
  area: 'c-scheme',
  serviceType: 'express',
  servicePreference: 'walk_in',
  fullName: 'Sample Customer',
};

let visitors = 0;

/**
 * The calls of a visitor's browser, each visitor from a new network.
 * @param sent headers of every call, as that of a passed captcha
 */
export function bookingCalls(site: Site, sent: Readonly<Record<string, string>> = {}) {
  const send = (method: string, path: string, body?: unknown, token?: string) => {
    visitors += 1;
    return site.fetch(path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Origin: site.origin,
        'CF-Connecting-IP': `10.${100 + Math.floor(visitors / 250)}.${visitors % 250}.1`,
        ...sent,
        ...(token === undefined ? {} : holding(token)),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  };
  /** With a token it is the call of a browser that holds the record. */
  const call = async (method: string, path: string, body?: unknown, token?: string): Promise<Answer> => {
    const response = await send(method, path, body, token);
    const text = await response.text();
    return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
  };
  const create = async (fields: object = {}): Promise<Draft> => {
    const mobileNumber = `8${String(200_000_000 + visitors)}`;
    const body = { idempotencyKey: crypto.randomUUID(), mobileNumber, ...fields };
    return newRecord<Draft>(await send('POST', '/api/bookings', body));
  };
  const put = ({ id, token }: Draft, fields: object) => call('PUT', `/api/bookings/${id}`, fields, token);
  const confirm = (draft: Draft, date: string, timeSlot: string) =>
    put(draft, { ...wish, date, timeSlot, booking_status: 'completed' });
  const view = ({ id, token }: Draft) => call('GET', `/api/bookings/${id}`, undefined, token);
  const cancel = ({ id, token }: Draft) => call('POST', `/api/bookings/${id}/cancel`, {}, token);
  const move = ({ id, token }: Draft, date: string, timeSlot: string) =>
    call('POST', `/api/bookings/${id}/reschedule`, { date, timeSlot }, token);
  const left = async (date: string, slotId: string): Promise<unknown> => {
    const { body } = await call('GET', `/api/slots?city=jaipur&date=${date}`);
    return (body.slots as { id: string; left: number }[]).find(({ id }) => id === slotId)?.left;
  };
  return { call, create, put, confirm, view, cancel, move, left };
}
