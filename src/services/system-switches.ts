import type { Variables } from './config.ts';

/** The variables that switch on each outside system; all of a system's are needed. */
const SWITCHES = [
  ['cms', ['CMS_URL', 'CMS_TOKEN']],
  ['ads', ['AD_PIXEL_ID', 'AD_ACCESS_TOKEN']],
  ['analytics', ['ANALYTICS_TOKEN']],
  ['payments', ['PAYMENT_KEY_ID', 'PAYMENT_KEY_SECRET', 'PAYMENT_WEBHOOK_SECRET']],
  ['captcha', ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY']],
  ['maps', ['GEOCODING_KEY']],
  ['open_street_map', ['REVERSE_GEOCODING_URL']],
  ['price_sheet', ['PRICE_SHEET_URL']],
  ['tag_manager', ['TAG_MANAGER_ID']],
] as const satisfies readonly (readonly [string, readonly (keyof Variables)[]])[];

export type SystemName = (typeof SWITCHES)[number][0];

/** Whether an outside system is switched on, by the names of its variables and never by their values. */
export interface SystemSwitch {
  readonly name: SystemName;
  /** The variables that are not set; empty for a system that is on. */
  readonly unset: readonly string[];
}

/** Lists every outside system with the variables that it lacks. */
export const systemSwitches = (variables: Variables): readonly SystemSwitch[] =>
  SWITCHES.map(([name, needed]) => ({
    name,
    unset: needed.filter((variable) => variables[variable] === undefined),
  }));
