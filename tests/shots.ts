import { mkdirSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { journeysOn, secondsOf, visitorOn } from './browser/journey-walk.ts';
import { screens } from './browser/screens.ts';
import { buyingStates } from './browser/states/buying-states.ts';
import { chatStates } from './browser/states/chat-states.ts';
import { dialogStates } from './browser/states/dialog-states.ts';
import { ownStates } from './browser/states/own-states.ts';
import type { ScreenState } from './browser/states/screen-state.ts';
import { trackingStates, trackingVariables } from './browser/states/tracking-states.ts';
import { chromiumFlags, ensureChromium } from './chromium.ts';
import { freePort } from './free-port.ts';
import { onePathOfEachFamily } from './one-path-of-each-family.ts';
import { loadPageTable } from './page-table.ts';
import { takeHindi } from './shots-of-hindi.ts';
import { takeOneDay } from './shots-of-one-day.ts';
import { adminVariables, furtherShots, preparePrivatePages, type Shot } from './shots-of-private-pages.ts';
import { aVisitor, sampleNumber } from './worker/outside.ts';
import { type Site, startSite } from './worker/site.ts';

/**
 * Takes pictures of one page of every family and of every state of a page, on every screen, for visual review.
 * `npm run shots -- /about book-now` takes one address and one state; `-- one-day` plays the operators' day.
 * `-- --dark order-moved` takes a state in the dark theme.
 * `-- hindi` takes the Hindi pages and states, and `-- hindi hi-book-now` one of them.
 */
const FOLDER = 'shots';
const DARK = '--dark';
const HINDI = 'hindi';
const isDark = process.argv.includes(DARK);
const asked = process.argv.slice(2).filter((argument) => argument !== DARK);
const wanted = (name: string) => asked.length === 0 || asked.includes(name);

type Device = keyof typeof screens;
const devices: readonly Device[] = ['phone', 'tablet', 'desktop'];

mkdirSync(FOLDER, { recursive: true });
const site = await startSite({ port: await freePort(), variables: adminVariables });
const tracked = await startSite({ port: await freePort(), variables: trackingVariables });
const prepared = await preparePrivatePages(site);
const askedPaths = asked.filter((argument) => argument.startsWith('/'));
const pages: readonly Shot[] = [
  ...askedPaths.map((path) => [nameOf(path), path] as const),
  ...[...onePathOfEachFamily(await loadPageTable()), ...furtherShots, ...prepared.shots].filter(([name]) =>
    wanted(name),
  ),
];
const states = [...dialogStates, ...buyingStates, ...chatStates, ...(await ownStates(site))].filter(
  ({ name }) => wanted(name),
);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });

for (const device of devices) {
  const context = await contextOf(browser, device);
  await context.addCookies([{ name: 'admin', value: prepared.adminSession, url: site.origin }]);
  const page = await context.newPage();
  for (const [name, path] of pages) {
    await page.goto(`${site.origin}${path}`, { waitUntil: 'networkidle' });
    await takeBoth(page, fileOf(name, device));
  }
  await context.close();
  for (const state of states) await takeState(site, state, device);
  for (const state of trackingStates.filter(({ name }) => wanted(name)))
    await takeState(tracked, state, device);
}
for (const journey of journeysOn(site).filter(({ name }) => wanted(name))) await takeJourney(journey);

if (wanted('one-day')) await takeOneDay(FOLDER);
if (wanted(HINDI))
  await takeHindi(FOLDER, (name) => asked.every((each) => each === HINDI) || asked.includes(name));

console.log(`${pages.length} pages, ${states.length} states, ${devices.length} screens: ${FOLDER}/`);
await browser.close();
await Promise.all([site.stop(), tracked.stop()]);

function contextOf(from: Browser, device: Device): Promise<BrowserContext> {
  return from.newContext({
    viewport: screens[device],
    deviceScaleFactor: device === 'phone' ? 2 : 1,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    colorScheme: isDark ? 'dark' : 'light',
    // All visits from one network would book up its share of a day, and a later state would wait for a call.
    extraHTTPHeaders: aVisitor(),
  });
}

/** Each state has its own visit, without stored data of another one. */
async function takeState(of: Site, state: ScreenState, device: Device): Promise<void> {
  const { name, path, before, open, only, whole = false } = state;
  if (only && !only.includes(device)) return;
  const context = await contextOf(browser, device);
  const page = await context.newPage();
  try {
    await before?.(page);
    await page.goto(`${of.origin}${path}`);
    await open(page);
    const file = fileOf(name, device);
    await (whole ? takeBoth(page, file) : page.screenshot({ path: `${FOLDER}/${file}-first.png` }));
  } catch (error) {
    console.error(`${name} on a ${device}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
  await context.close();
}

/** One visit on a phone, with a picture after each step, and the effort of its visitor. */
async function takeJourney({ name, path, steps }: ReturnType<typeof journeysOn>[number]): Promise<void> {
  const context = await contextOf(browser, 'phone');
  const page = await context.newPage();
  await page.goto(`${site.origin}${path}`);
  const visitor = visitorOn(page, sampleNumber());
  for (const [index, step] of steps.entries()) {
    await step.walk(visitor);
    await page.screenshot({ path: `${FOLDER}/${name}-${index + 1}-${step.name}.png` });
  }
  const { taps, keys, waits } = visitor;
  const seconds = Math.round(secondsOf(visitor));
  console.log(`${name}: ${taps} taps, ${keys} keys, ${waits} waits: about ${seconds} s after the price`);
  await context.close();
}

/** The first screen, then all of the page. */
async function takeBoth(page: Page, file: string): Promise<void> {
  await page.screenshot({ path: `${FOLDER}/${file}-first.png` });
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    scrollTo(0, 0);
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await page.screenshot({ path: `${FOLDER}/${file}.png`, fullPage: true });
}

function fileOf(name: string, device: Device): string {
  return `${name}-${screens[device].width}${isDark ? '-dark' : ''}`;
}

function nameOf(path: string): string {
  return path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
}
