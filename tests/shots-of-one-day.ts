import type { Page } from 'playwright-core';
import { startJourney } from './browser/journey.ts';
import { playOneDay } from './browser/one-day-walk.ts';
import { adminVariables } from './shots-of-private-pages.ts';

/** Plays the operators' day and takes a picture of each finished screen, in light and in dark. */
export async function takeOneDay(folder: string): Promise<void> {
  const journey = await startJourney({ variables: adminVariables });
  const takeIn = async (page: Page, name: string, colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const width = page.viewportSize()?.width ?? 0;
    await page.screenshot({ path: `${folder}/day-${name}-${width}-${colorScheme}.png`, fullPage: true });
  };
  try {
    await playOneDay({
      journey,
      async look(page, name) {
        await takeIn(page, name, 'dark');
        await takeIn(page, name, 'light');
      },
    });
  } finally {
    await journey.stop();
  }
}
