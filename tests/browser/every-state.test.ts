import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { type Journey, startJourney } from './journey.ts';
import { bookingStates, buyingStates } from './states/buying-states.ts';
import { chatStates } from './states/chat-states.ts';
import { dialogStates } from './states/dialog-states.ts';
import type { ScreenState } from './states/screen-state.ts';
import { trackingStates, trackingVariables } from './states/tracking-states.ts';

let plain: Journey;
let tracked: Journey;
beforeAll(async () => {
  [plain, tracked] = await Promise.all([startJourney(), startJourney({ variables: trackingVariables })]);
});
afterAll(() => Promise.all([plain.stop(), tracked.stop()]));
afterEach(() => {
  plain.expectQuietConsole();
  tracked.expectQuietConsole();
});

const devices = ['phone', 'desktop'] as const;
const contrasts = ['no-preference', 'more'] as const;

/** Runs axe on a state on each device and contrast, and reports a page that is wider than the screen. */
async function findings(journey: Journey, state: ScreenState): Promise<readonly string[]> {
  const found: string[] = [];
  for (const device of devices.filter((name) => state.only?.includes(name) ?? true)) {
    const { path, before, open, expectedErrors = [] } = state;
    const page = await journey.visit('/healthz', { device, reducedMotion: 'reduce', expectedErrors });
    page.setDefaultTimeout(20_000);
    await before?.(page);
    await page.goto(`${journey.site.origin}${path}`);
    await open(page);
    for (const contrast of contrasts) {
      await page.emulateMedia({ contrast });
      found.push(...(await axeFindings(page)).map((finding) => `${device}, ${contrast}: ${finding}`));
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) found.push(`${device}: ${overflow} px wider than the screen`);
    await page.context().close();
  }
  return found;
}

const named = (states: readonly ScreenState[]) => states.map((state) => [state.name, state] as const);

describe('axe finds no problem, in normal and in high contrast, in the state', () => {
  test.each(named([...dialogStates, ...buyingStates, ...chatStates]))('%s', async (_, state) => {
    expect(await findings(plain, state)).toEqual([]);
  });

  test.each(named(trackingStates))('%s', async (_, state) => {
    expect(await findings(tracked, state)).toEqual([]);
  });

  test('booking-cancel, booking-move', async () => {
    for (const state of await bookingStates(plain.site)) {
      expect(await findings(plain, state), state.name).toEqual([]);
    }
  });
});
