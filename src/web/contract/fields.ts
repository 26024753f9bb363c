import * as z from 'zod/mini';
import { cutText } from '../../values/cut-text.ts';
import { isEmailAddress } from '../../values/email-address.ts';
import type { FieldCode } from '../../values/field-code.ts';
import { isCalendarDate } from '../../values/india-time.ts';
import { lazySchema } from '../../values/lazy-schema.ts';
import { isMobileNumber, nationalNumber } from '../../values/mobile-number.ts';

const singleLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** One line that a person writes; longer than `max` characters is refused. */
export const text = (max: number, missing: FieldCode = 'invalid') =>
  z.string(missing).check(z.overwrite(singleLine), z.minLength(1, missing), z.maxLength(max, 'too_long'));

/** Several lines that a person writes. */
export const prose = (max: number, missing: FieldCode = 'invalid') =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(max, 'too_long'));

/**
 * A value that the browser collects (referrer, UTM value): cut at `max`, because a long address must not lose a lead.
 */
export const noted = (max: number) =>
  z.string().check(z.overwrite((value) => cutText(singleLine(value), max)));

/** Ten digits of an Indian mobile number. Spaces, dashes, a country code and a leading 0 are dropped. */
export const mobileNumber = lazySchema(() =>
  z
    .string('mobile_missing')
    .check(
      z.overwrite(nationalNumber),
      z.minLength(1, 'mobile_missing'),
      z.refine(isMobileNumber, 'mobile_invalid'),
    ),
);

/** Degrees of latitude or longitude as text, at most `limit` either side of zero. */
export const degrees = (limit: number) =>
  z.string().check(
    z.trim(),
    z.regex(/^-?\d{1,3}(\.\d{1,15})?$/),
    z.refine((value) => Math.abs(Number(value)) <= limit),
  );

/** A calendar date written YYYY-MM-DD. */
export const calendarDate = lazySchema(() =>
  z
    .string('date_missing')
    .check(z.trim(), z.minLength(1, 'date_missing'), z.refine(isCalendarDate, 'date_invalid')),
);

/** A whole number from `min` to `max`, sent as a number or, by a form, as digits. */
export const wholeNumber = (min: number, max: number, problem: FieldCode = 'invalid') =>
  z
    .union([z.int(), z.pipe(z.string().check(z.regex(/^\s*\d{1,9}\s*$/)), z.transform(Number))], problem)
    .check(z.refine((value) => value >= min && value <= max, problem));

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** An instant as ISO 8601 text with its zone. The schema library's own check is 1 KB more in the browser. */
export const timestamp = lazySchema(() =>
  z.string().check(
    z.regex(INSTANT),
    z.refine((text) => !Number.isNaN(Date.parse(text))),
  ),
);

/** An absolute web address. */
export const webAddress = lazySchema(() => z.string().check(z.regex(/^https?:\/\/[^\s"<>]+$/)));

/** Checks the form of an e-mail address only. */
export const emailAddress = lazySchema(() =>
  z
    .string('email_invalid')
    .check(z.trim(), z.maxLength(254, 'too_long'), z.refine(isEmailAddress, 'email_invalid')),
);
