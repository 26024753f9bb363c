import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Banner } from '../../src/features/banners/rules/banner.ts';
import type { BannerResults } from '../../src/features/banners/rules/results.ts';
import { aBrowser } from '../worker/a-browser.ts';
import { operatorOf, PASSPHRASE, sessionOf } from '../worker/admin-session.ts';
import { BANNER_FIELDS } from '../worker/banner-fields.ts';
import { type Site, startSite } from '../worker/site.ts';
import { killWorkers } from './kill-workers.ts';

let folder: string;
let site: Site;
const start = () => startSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE }, persistTo: folder });
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'killed-counts-'));
  site = await start();
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const operator = async () => operatorOf(site, await sessionOf());

/** Starts a test of two variants and returns its id. */
async function startBanner(): Promise<string> {
  const admin = await operator();
  const { banner } = (await (await admin.post('/api/admin/banners', BANNER_FIELDS)).json()) as {
    banner: Banner;
  };
  await admin.post(`/api/admin/banners/${banner.id}/state`, { state: 'on' });
  return banner.id;
}

const seen = async (count: number): Promise<void> => {
  for (let visitor = 0; visitor < count; visitor += 1) {
    const browser = aBrowser(site);
    await (await browser.open('/')).arrayBuffer();
    expect(browser.cookies.get('__Host-banners')).toBeDefined();
  }
};

const counted = async (banner: string): Promise<number> => {
  const answer = await (await operator()).get(`/api/admin/banners/${banner}/results`);
  const { variants } = (await answer.json()) as BannerResults;
  return variants.reduce((sum, { exposures }) => sum + exposures, 0);
};

test('a killed Worker loses the exposures since its last call of the counting object, and no others', async () => {
  const banner = await startBanner();
  await seen(20);
  await expect.poll(() => counted(banner), { timeout: 30_000, interval: 250 }).toBe(20);
  await seen(7);
  killWorkers();
  await site.stop().catch(() => undefined);
  site = await start();
  expect(await counted(banner)).toBe(20);
  await seen(3);
  await expect.poll(() => counted(banner), { timeout: 30_000, interval: 250 }).toBe(23);
});
