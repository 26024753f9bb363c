import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { screens } from './browser/screens.ts';
import { chromiumFlags, ensureChromium } from './chromium.ts';
import { freePort } from './free-port.ts';
import { onePathOfEachFamily } from './one-path-of-each-family.ts';
import { loadPageTable } from './page-table.ts';
import { deskVariables, furtherShots, openDoors } from './shots-behind-doors.ts';
import { startSite } from './worker/site.ts';

/** Pictures of one page of every family on every screen, so that whoever changes a page looks at it. `npm run shots -- /about` takes one address. */
const FOLDER = 'shots';
const asked = process.argv.slice(2);

mkdirSync(FOLDER, { recursive: true });
const site = await startSite({ port: await freePort(), variables: deskVariables });
const inside = await openDoors(site);
const pages =
  asked.length > 0
    ? asked.map((path) => [nameOf(path), path] as const)
    : [...onePathOfEachFamily(await loadPageTable()), ...furtherShots, ...inside.shots];
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });

for (const [device, viewport] of Object.entries(screens)) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: device === 'phone' ? 2 : 1,
    locale: 'en-IN',
  });
  await context.addCookies([{ name: 'desk', value: inside.desk, url: site.origin }]);
  const page = await context.newPage();
  for (const [name, path] of pages) {
    await page.goto(`${site.origin}${path}`, { waitUntil: 'networkidle' });
    await page.screenshot({ path: `${FOLDER}/${name}-${viewport.width}-first.png` });
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    await page.waitForFunction(() => [...document.images].every((image) => image.complete));
    await page.screenshot({ path: `${FOLDER}/${name}-${viewport.width}.png`, fullPage: true });
  }
  await context.close();
}

console.log(`${pages.length} pages on ${Object.keys(screens).length} screens: ${FOLDER}/`);
await browser.close();
await site.stop();

function nameOf(path: string): string {
  return path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
}
