import type { PageTracking } from '../features/tracking/rules/page-scripts.ts';
import type { Variables } from './config.ts';

/** What pages may load and tell, by the variables; undefined where nothing is switched on. */
export function pageTracking(variables: Variables): PageTracking | undefined {
  const { AD_PIXEL_ID: pixelId, TAG_MANAGER_ID: tagManagerId, ANALYTICS_TOKEN } = variables;
  return pixelId || tagManagerId || ANALYTICS_TOKEN ? { pixelId, tagManagerId } : undefined;
}
