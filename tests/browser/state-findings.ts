import type { Page } from 'playwright-core';
import { share } from '../every-case.ts';
import { axeFindings, COLOUR_RULES } from './axe.ts';
import type { Journey } from './journey.ts';
import { coveredFocus, layoutProblems } from './layout.ts';
import { screens } from './screens.ts';
import type { ScreenState } from './states/screen-state.ts';

const devices = ['phone', 'desktop'] as const;
type Device = (typeof devices)[number];

/** A phone of a person who has doubled the size of all text. */
const LARGE_TEXT = { width: 412, height: 915 } as const;

/**
 * Opens a state once and names what axe finds on each screen: in normal colours, in high contrast and in the dark theme.
 * The page keeps its state at another width, as on a turned tablet. On a phone it adds what a bar covers of the focus, and
 * what large text breaks. `npm test` takes one of the looks after the first, by the state's place.
 */
export async function stateFindings(
  journey: Journey,
  state: ScreenState,
  place: number,
): Promise<readonly string[]> {
  const { path, before, open, expectedErrors = [], only = devices } = state;
  const [first = 'phone', ...others] = devices.filter((device) => only.includes(device));
  const page = await journey.visit('/healthz', { device: first, expectedErrors });
  page.setDefaultTimeout(20_000);
  await before?.(page);
  await page.goto(`${journey.site.origin}${path}`);
  await open(page);
  const found = [...(await findingsOn(first, page))];
  const looks = [
    () => colourFindings(page, first),
    ...others.map((device) => () => findingsOnOther(device, page)),
    ...(first === 'phone' ? [() => phoneFindings(page)] : []),
  ];
  for (const look of share(looks, looks.length, place)) found.push(...(await look()));
  await page.context().close();
  return found;
}

const findingsOn = async (device: Device, page: Page): Promise<readonly string[]> => [
  ...named(device, await axeFindings(page)),
  ...named(device, await tooWide(page)),
];

async function findingsOnOther(device: Device, page: Page): Promise<readonly string[]> {
  await page.setViewportSize(screens[device]);
  return [...(await findingsOn(device, page)), ...(await colourFindings(page, device))];
}

async function phoneFindings(page: Page): Promise<readonly string[]> {
  await page.setViewportSize(screens.phone);
  return [
    ...named('focus', await coveredFocus(page)),
    ...named('text of 200 %', await largeTextFindings(page)),
  ];
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
