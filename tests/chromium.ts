import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** CHROME_PATH, then the system's, then the one Playwright has downloaded before. */
const findChromium = (): string | undefined =>
  [process.env.CHROME_PATH, ...systemPaths, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );

/** Where Chromium is; on Debian and Ubuntu as root it is installed when missing. Throws with what to install. */
export function ensureChromium(): string {
  const found = findChromium() ?? (mayInstall() ? install() : undefined);
  if (found) return found;
  throw new Error(
    'No Chromium: install it (Debian and Ubuntu: apt-get install chromium) or set CHROME_PATH.',
  );
}

const mayInstall = (): boolean => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

function install(): string | undefined {
  for (const parameters of [['update'], ['install', '-y', 'chromium']]) {
    spawnSync('apt-get', parameters, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return findChromium();
}

/**
 * Flags that keep a headless Chromium quiet, offline and harmless on a shared machine. Chromium obeys only the last
 * list of features.
 */
const flagsWithout = (features: readonly string[]): readonly string[] => [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${features.join(',')}`,
];

/** Otherwise each window renders its address bar's suggestions as a page, which costs half a second of CPU. */
const SUGGESTIONS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

export const chromiumFlags = flagsWithout(SUGGESTIONS);

/** The flags of a browser that no bench measures. It starts no process in reserve, for a new visitor cannot use it. */
export const unmeasuredFlags = flagsWithout([...SUGGESTIONS, 'SpareRendererForSitePerProcess']);

if (import.meta.filename === process.argv[1]) {
  try {
    console.log(ensureChromium());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
