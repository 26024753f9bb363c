import { chromium } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { findShell, unmeasuredFlags } from '../chromium.ts';
import { EVERY_CASE } from '../every-case.ts';
import { edits, mark, radiusOfBand, write } from './dev-edits.ts';
import { startDevSite } from './dev-site.ts';

const browser = await chromium.launch({ executablePath: findShell(), args: [...unmeasuredFlags] });
const page = await browser.newPage();
const site = await startDevSite();
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** The first page of each language compiles its modules, and a reload may fall into the Worker's own restart. */
const SLOW = { timeout: 90_000 };

describe('npm run dev on another port', () => {
  const inThisRun = edits.filter(({ isLeftOut }) => EVERY_CASE || !isLeftOut);
  test.each(inThisRun)('$kind is seen in the open page without a reload by hand', async (edit) => {
    if (new URL(page.url()).pathname !== edit.path) await page.goto(`${site.origin}${edit.path}`, SLOW);
    await mark(page);
    expect(await edit.seen(page, site.folder)).toBe(false);
    write(site.folder, edit);
    // A page that reloads in this moment has no context to ask.
    await expect.poll(() => edit.seen(page, site.folder).catch(() => false), SLOW).toBe(true);
  });

  test('a style is seen that was edited before the loading page listened to the server', async () => {
    let listen = (): void => undefined;
    await page.routeWebSocket(/./, (socket) => {
      listen = () => socket.connectToServer();
    });
    await page.goto(`${site.origin}/about`, SLOW);
    write(site.folder, {
      kind: 'a style again',
      file: 'client/styles/closing.css',
      from: 'border-radius: 7px',
      to: 'border-radius: 9px',
    });
    const served = async () => (await fetch(`${site.origin}/client/styles/closing.css`)).text();
    await expect.poll(served, SLOW).toContain('9px');
    expect(await radiusOfBand(page)).toBe('7px');
    listen();
    await expect.poll(() => radiusOfBand(page).catch(() => ''), SLOW).toBe('9px');
  });

  test('POST /api/enquiries from a page is read, not refused as foreign', async () => {
    const status = await page.evaluate(async () => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch('/api/enquiries', { method: 'POST', headers, body: '{}' })).status;
    });
    expect(status).toBe(400);
  });
});
