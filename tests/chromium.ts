import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const shellPaths = ['/usr/bin/chromium-headless-shell'];

const existing = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && path !== '' && existsSync(path));

/** CHROME_PATH, then the system's, then the one Playwright has downloaded before. */
const findChromium = (): string | undefined =>
  existing([process.env.CHROME_PATH, ...systemPaths, chromium.executablePath()]);

/** Where Chromium is; on Debian and Ubuntu as root it is installed when missing. Throws with what to install. */
export function ensureChromium(): string {
  const found = findChromium() ?? installed('chromium', findChromium);
  if (found) return found;
  throw new Error(
    'No Chromium: install it (Debian and Ubuntu: apt-get install chromium) or set CHROME_PATH.',
  );
}

/**
 * Where Chromium without windows is, in which a page takes two thirds of the CPU. A machine that has none opens the
 * pages of the tests in the whole Chromium.
 */
export const findShell = (): string => existingShell() ?? ensureChromium();

const existingShell = (): string | undefined => existing([process.env.CHROME_PATH, ...shellPaths]);

const INSTALL_MS = 180_000;

function installed(name: string, find: () => string | undefined): string | undefined {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return undefined;
  for (const parameters of [['update'], ['install', '-y', name]]) {
    spawnSync('apt-get', parameters, {
      stdio: 'ignore',
      timeout: INSTALL_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return find();
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

/**
 * The flags of a browser that no bench measures. It starts no process in reserve, for a new visitor cannot use it. It
 * knows no host but this machine, because a test must not reach another.
 */
export const unmeasuredFlags = [
  ...flagsWithout([...SUGGESTIONS, 'SpareRendererForSitePerProcess']),
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

if (import.meta.filename === process.argv[1]) {
  try {
    console.log(ensureChromium());
    const shell = existingShell() ?? installed('chromium-headless-shell', existingShell);
    console.log(shell ?? 'without its headless shell');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
