import type { Page } from 'playwright-core';
import { axeFindings, COLOUR_RULES } from './axe.ts';
import type { Journey } from './journey.ts';
import { layoutProblems } from './layout.ts';
import type { ScreenState } from './states/screen-state.ts';

const devices = ['phone', 'desktop'] as const;
type Device = (typeof devices)[number];

/** A phone of a person who has doubled the size of all text. */
const LARGE_TEXT = { width: 412, height: 915 } as const;

/**
 * Names what axe finds on a state on each device: in normal colours, in high contrast and in the dark theme. On a phone
 * it adds what large text breaks.
 */
export async function stateFindings(journey: Journey, state: ScreenState): Promise<readonly string[]> {
  const wanted = devices.filter((name) => state.only?.includes(name) ?? true);
  // At once, because a page spends half of its time waiting for idle moments and transitions.
  const found = await Promise.all(wanted.map((device) => findingsOn(device, journey, state)));
  return found.flat();
}

async function findingsOn(device: Device, journey: Journey, state: ScreenState): Promise<readonly string[]> {
  const { path, before, open, expectedErrors = [] } = state;
  const page = await journey.visit('/healthz', { device, reducedMotion: 'reduce', expectedErrors });
  page.setDefaultTimeout(20_000);
  await before?.(page);
  await page.goto(`${journey.site.origin}${path}`);
  await open(page);
  const found = [
    ...named(device, await axeFindings(page)),
    ...named(device, await tooWide(page)),
    ...(await colourFindings(page, device)),
    ...(device === 'phone' ? named('text of 200 %', await largeTextFindings(page)) : []),
  ];
  await page.context().close();
  return found;
}

const named = (where: string, findings: readonly string[]) =>
  findings.map((finding) => `${where}: ${finding}`);

async function tooWide(page: Page): Promise<readonly string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return overflow > 0 ? [`${overflow} px wider than the screen`] : [];
}

async function colourFindings(page: Page, device: Device): Promise<readonly string[]> {
  await page.emulateMedia({ contrast: 'more' });
  const inHighContrast = await axeFindings(page, COLOUR_RULES);
  await page.emulateMedia({ contrast: 'no-preference', colorScheme: 'dark' });
  const inTheDark = await axeFindings(page, COLOUR_RULES);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...named(`${device}, high contrast`, inHighContrast), ...named(`${device}, dark`, inTheDark)];
}

/** Doubles the text of a page at 412 × 915 px. Names what then leaves the screen or collides. */
export async function largeTextProblems(page: Page): Promise<readonly string[]> {
  await page.setViewportSize(LARGE_TEXT);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  return [...(await tooWide(page)), ...(await layoutProblems(page))];
}

/** The problems of large text, and what axe finds beside them. */
export const largeTextFindings = async (page: Page): Promise<readonly string[]> => [
  ...(await largeTextProblems(page)),
  ...(await axeFindings(page)),
];
