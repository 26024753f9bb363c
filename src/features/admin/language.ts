import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { YEAR_SECONDS } from '../../values/durations.ts';
import type { AdminLanguage } from './contract/languages.ts';

const COOKIE = '__Host-admin-language';

/** The language that the operator chose on this device. */
export const adminLanguage = (context: Context): AdminLanguage =>
  getCookie(context, COOKIE) === 'hi' ? 'hi' : 'en';

export const chooseLanguage = (context: Context, language: AdminLanguage): void =>
  setCookie(context, COOKIE, language, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: YEAR_SECONDS,
  });
