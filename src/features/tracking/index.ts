export { clickCookies } from './click-cookies.ts';
export {
  BROWSER_ID_COOKIE,
  CLICK_ID_COOKIE,
  CONSENT_MAX_AGE_SECONDS,
  clickId,
  consentChoice,
  isBrowserId,
} from './rules/consent.ts';
export { GOOGLE_CLICK_COOKIE, googleIdOf, keptGoogleClick } from './rules/google-click.ts';
export { type PageTracking, trackingHosts } from './rules/page-scripts.ts';
export { conversionAnswer } from './rules/record-details.ts';
