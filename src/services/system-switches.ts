import type { Variables } from './config.ts';

/** The variables that switch on each outside system; all of a system's are needed. */
const SWITCHES = {
  cms: ['CMS_URL', 'CMS_TOKEN'],
  ads: ['AD_PIXEL_ID', 'AD_ACCESS_TOKEN'],
  analytics: ['ANALYTICS_TOKEN'],
  payments: ['PAYMENT_KEY_ID', 'PAYMENT_KEY_SECRET', 'PAYMENT_WEBHOOK_SECRET'],
  chat: ['CHAT_NUMBER_ID', 'CHAT_TOKEN'],
  chat_answers: ['CHAT_APP_SECRET', 'CHAT_VERIFY_TOKEN'],
  push: ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY'],
  captcha: ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
  maps: ['GEOCODING_KEY'],
  open_street_map: ['REVERSE_GEOCODING_URL'],
  price_sheet: ['PRICE_SHEET_URL'],
  tag_manager: ['TAG_MANAGER_ID'],
} as const satisfies Readonly<Record<string, readonly (keyof Variables)[]>>;

export type SystemName = keyof typeof SWITCHES;

const isSystemName = (name: string): name is SystemName => Object.hasOwn(SWITCHES, name);

/** Whether an outside system is switched on, by the names of its variables and never by their values. */
export interface SystemSwitch {
  readonly name: SystemName;
  /** The variables that are not set; empty for a system that is on. */
  readonly unset: readonly string[];
}

const unsetOf = (variables: Variables, name: SystemName): readonly string[] =>
  SWITCHES[name].filter((variable) => !variables[variable]);

/** Lists every outside system with the variables that it lacks. */
export const systemSwitches = (variables: Variables): readonly SystemSwitch[] =>
  Object.keys(SWITCHES)
    .filter(isSystemName)
    .map((name) => ({ name, unset: unsetOf(variables, name) }));

type Switched<Name extends SystemName> = Variables & {
  readonly [Variable in (typeof SWITCHES)[Name][number]]: string;
};

/** Whether a system is on; then its variables are texts. */
export const isOn = <Name extends SystemName>(
  variables: Variables,
  name: Name,
): variables is Switched<Name> => unsetOf(variables, name).length === 0;

/** A captcha with only one of its keys would check nobody and say nothing. */
const isBegun = (variables: Variables, name: SystemName): boolean =>
  name === 'captcha'
    ? SWITCHES[name].some((variable) => variables[variable])
    : Boolean(variables[SWITCHES[name][0]]);

/** The variables that are missing where a system's first one is set. Secrets alone leave it off. */
export const missingVariables = (variables: Variables): readonly string[] =>
  systemSwitches(variables)
    .filter(({ name }) => isBegun(variables, name))
    .flatMap(({ unset }) => unset);
