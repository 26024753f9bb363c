import * as english from '../../contract/addresses.ts';
import { HINDI_PREFIX, inHindi } from '../../contract/hindi-pages.ts';

export type { ServiceSlug } from '../../contract/addresses.ts';
export { COMPARISON, serviceSlugs } from '../../contract/addresses.ts';

type Addresses<T> = {
  readonly [Key in keyof T]: T[Key] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : string;
};

/** The same list of addresses with each address changed. */
function changed<T extends object>(list: T, change: (address: string) => string): Addresses<T>;
function changed(list: object, change: (address: string) => string): unknown {
  return Object.fromEntries(
    Object.entries(list).map(([name, address]: [string, unknown]) => [
      name,
      typeof address === 'function'
        ? (...values: unknown[]) => change(String(Reflect.apply(address, undefined, values)))
        : change(String(address)),
    ]),
  );
}

/** The addresses of the Hindi pages, and of English pages where there is no Hindi one. */
export const addresses = changed(english.addresses, inHindi);
export const enquiryPages = changed(english.enquiryPages, inHindi);

/** The endpoints that answer in Hindi. The provider of payments and the operator use the English ones. */
export const endpoints = {
  ...changed(english.endpoints, (address) => `${HINDI_PREFIX}${address}`),
  checkoutWebhook: english.endpoints.checkoutWebhook,
  admin: english.endpoints.admin,
};
export const formEndpoints = english.formEndpoints.map((address) => `${HINDI_PREFIX}${address}`);
