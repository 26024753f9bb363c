import type { ScreenState } from './screen-state.ts';

/** Environment variables with which the site asks for consent. */
export const trackingVariables = { TAG_MANAGER_ID: 'GTM-SAMPLE' } as const;

/** The states of the consent bar, which shows only on a site with tracking. */
export const trackingStates: readonly ScreenState[] = [
  {
    name: 'consent',
    path: '/',
    open: async (page) => {
      await page.mouse.wheel(0, 700);
      await page.getByRole('form', { name: 'Your privacy' }).waitFor();
    },
  },
  {
    name: 'consent-beside-action',
    path: '/car-service-in-jaipur',
    open: async (page) => {
      await page.mouse.wheel(0, 1_600);
      await page.getByRole('form', { name: 'Your privacy' }).waitFor();
    },
  },
];
