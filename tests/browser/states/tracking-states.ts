import type { ScreenState } from './screen-state.ts';

/** What the site is given so that it asks for consent. */
export const trackingVariables = { TAG_MANAGER_ID: 'GTM-SAMPLE' } as const;

/** Where something is tracked, visitors are asked first. */
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
