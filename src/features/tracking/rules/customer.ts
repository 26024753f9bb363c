import { isEmailAddress } from '../../../values/email-address.ts';
import { isCalendarDate } from '../../../values/india-time.ts';
import { isMobileNumber, nationalNumber } from '../../../values/mobile-number.ts';
import { sha256Hex } from '../../../values/signing.ts';

/** A customer's details as a person writes them. */
export interface CustomerInfo {
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly country?: string | undefined;
  readonly postalCode?: string | undefined;
  /** YYYY-MM-DD. */
  readonly dateOfBirth?: string | undefined;
  readonly gender?: string | undefined;
  /** Our own id of the visitor (`visitorId`). */
  readonly externalId?: string | undefined;
}

type CustomerField = keyof CustomerInfo;

/** The fields in the form that the ad system hashes too; a field that cannot be normalised is left out. */
type NormalizedCustomer = { readonly [Field in CustomerField]?: string };

/** Lower-case hexadecimal SHA-256 of each normalised field. */
export type HashedCustomer = { readonly [Field in CustomerField]?: string };

/**
 * Returns the ten digits of an Indian mobile number, without country code and separators; undefined where there are
 * none.
 */
export function phoneDigits(phone: string | undefined): string | undefined {
  const digits = nationalNumber(phone ?? '');
  return isMobileNumber(digits) ? digits : undefined;
}

const lower = (text: string): string => text.normalize('NFC').trim().toLowerCase();
const withoutPunctuation = (text: string): string =>
  lower(text)
    .replace(/[\p{P}\p{S}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
const lettersOnly = (text: string): string => withoutPunctuation(text).replace(/\s/g, '');

function countryCode(text: string): string {
  const country = lettersOnly(text);
  if (country === 'india' || country === 'bharat' || country === 'ind') return 'in';
  return /^[a-z]{2}$/.test(country) ? country : '';
}

function gender(text: string): string {
  const first = lower(text)[0] ?? '';
  return first === 'f' || first === 'm' ? first : '';
}

const NORMALIZERS: Readonly<Record<CustomerField, (text: string) => string>> = {
  phone: (text) => {
    const digits = phoneDigits(text);
    return digits === undefined ? '' : `91${digits}`;
  },
  email: (text) => (isEmailAddress(text.trim()) ? lower(text) : ''),
  firstName: withoutPunctuation,
  lastName: withoutPunctuation,
  city: lettersOnly,
  state: lettersOnly,
  country: countryCode,
  postalCode: (text) => lower(text).replace(/[\s-]/g, ''),
  dateOfBirth: (text) => (isCalendarDate(text) ? text.replaceAll('-', '') : ''),
  gender,
  externalId: (text) => text.trim(),
};

const FIELDS: readonly CustomerField[] = [
  'phone',
  'email',
  'firstName',
  'lastName',
  'city',
  'state',
  'country',
  'postalCode',
  'dateOfBirth',
  'gender',
  'externalId',
];

/** Normalises every field as the ad system prescribes; the phone gets the country code 91. */
export const normalizeCustomer = (info: CustomerInfo): NormalizedCustomer =>
  Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = NORMALIZERS[field](info[field] ?? '');
      return value === '' ? [] : [[field, value]];
    }),
  );

/** Normalises and hashes each field; an ad system never gets more than these hashes. */
export async function hashCustomer(info: CustomerInfo): Promise<HashedCustomer> {
  const fields = Object.entries(normalizeCustomer(info));
  const hashes = await Promise.all(
    fields.map(async ([field, value]) => [field, await sha256Hex(value)] as const),
  );
  return Object.fromEntries(hashes);
}

/** Splits a full name: the last word is the last name. */
export function splitName(name: string): Pick<CustomerInfo, 'firstName' | 'lastName'> {
  const words = name.trim().split(/\s+/).filter(Boolean);
  if (words.length < 2) return words[0] === undefined ? {} : { firstName: words[0] };
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) };
}

/**
 * Our one id of a visitor, for ads and analytics: the browser's, which stays over visits, else the session's. Call it only
 * with consent.
 */
export const visitorId = <Session extends string | undefined>(
  deviceId: string | undefined,
  sessionId: Session,
): string | Session => deviceId ?? sessionId;
