import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { chromiumFlags, ensureChromium } from './chromium.ts';
import { freePort } from './free-port.ts';
import { startSite } from './worker/site.ts';

/** Takes the README's pictures: `npm run shots:readme`, after a build. */
const FOLDER = 'docs/screenshots';
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 } as const;
const desktop = { viewport: { width: 1280, height: 860 } } as const;

const openBooking = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  await page.getByRole('dialog').getByLabel('Mobile number').waitFor();
};

const pictures = [
  { name: 'home-phone', path: '/', screen: phone },
  { name: 'home-desktop', path: '/', screen: desktop },
  { name: 'landing', path: '/car-service-in-jaipur', screen: desktop },
  { name: 'dialog', path: '/', screen: phone, prepare: openBooking },
];

const site = await startSite({ port: await freePort() });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });

for (const { name, path, screen, prepare } of pictures) {
  const context = await browser.newContext({ ...screen, locale: 'en-IN', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${site.origin}${path}`, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  const file = `${FOLDER}/${name}.webp`;
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 82, effort: 6 })
    .toFile(file);
  console.log(`${file}: ${Math.round(size / 1024)} KB`);
  await context.close();
}

await browser.close();
await site.stop();
