export {
  BROWSER_ID_COOKIE,
  CLICK_ID_COOKIE,
  CONSENT_MAX_AGE_SECONDS,
  clickId,
  consentChoice,
  isBrowserId,
} from './rules/consent.ts';
export { type PageTracking, trackingHosts } from './rules/page-scripts.ts';
export { conversionAnswer } from './rules/record-details.ts';
