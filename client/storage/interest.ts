/** The lead's default of spec section 3. */
const GENERAL = 'General Interest';

let chosen: string | undefined;

/**
 * The service that a visitor looks at on this page, for the lead they leave on it. Kept in memory only: on the next
 * page they may have come for something else.
 */
export const serviceInterest = {
  get: (): string => chosen ?? GENERAL,
  choose: (service: string): void => {
    chosen = service;
  },
};
