import { cpSync, globSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { keepEarlierFiles } from '../../scripts/earlier-files.ts';
import { startSite } from '../worker/site.ts';
import { hydrated, idleModules, startJourney } from './journey.ts';

const CLIENT = 'dist/client';

/** The files of a deploy in a folder of their own, as `npm run deploy` leaves them. */
async function filesOf(name: string, root: string, site: string): Promise<string> {
  const folder = join(root, name);
  cpSync(CLIENT, folder, { recursive: true });
  if (name === 'b')
    // Another build has other hashes in its names.
    for (const path of globSync('assets/*.js', { cwd: folder }))
      renameSync(join(folder, path), join(folder, dirname(path), `b-${basename(path)}`));
  await keepEarlierFiles(folder, site);
  return folder;
}

test('a page that was open before a deploy loads its form and sends it after the deploy', async () => {
  const root = mkdtempSync(join(tmpdir(), 'deploys-'));
  const persistTo = join(root, 'data');
  const before = await startJourney({ client: await filesOf('a', root, 'http://127.0.0.1:1'), persistTo });
  const { origin } = before.site;
  const page = await before.visit('/healthz');
  // A visitor who saves data gets an island's script only when they touch the form.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(`${origin}/contact`);
  await idleModules(page);
  const client = await filesOf('b', root, origin);
  await before.site.stop();
  const after = await startSite({ client, persistTo, port: Number(new URL(origin).port) });
  try {
    const scripts: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.status());
    });
    const form = page.getByRole('region', { name: 'Write to us' });
    await form.getByLabel('Your name').fill('Sample Visitor');
    await hydrated(page, 'enquiry');
    expect(scripts.length).toBeGreaterThan(0);
    expect(new Set(scripts)).toEqual(new Set([200]));
    await form.getByLabel('Mobile number').fill('9000000231');
    await form.getByLabel('Your message').fill('Do you come to Tonk Road?');
    await form.getByRole('button', { name: 'Send the message' }).click();
    const stored = () => after.rows('SELECT id FROM records WHERE mobile_number = ?', '9000000231');
    await expect.poll(stored).toHaveLength(1);
    before.expectQuietConsole();
  } finally {
    await after.stop();
    await before.stop();
    rmSync(root, { recursive: true });
  }
});
