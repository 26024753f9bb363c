import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { hasHindi } from '../../src/web/contract/hindi-pages.ts';
import { pageTable } from '../../src/web/pages/table.ts';
import { share } from '../every-case.ts';
import { onePathOfEachFamily } from '../one-path-of-each-family.ts';
import { idleModules } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney();
afterEach(() => journey.expectQuietConsole());

const screens = { phone: { width: 360, height: 640 }, desktop: { width: 1280, height: 800 } } as const;
/** The farthest that a heading may stand below the header, in CSS pixels: the space above a section's text. */
const FARTHEST = 130;

const inHindi = (path: string): string => (path === '/' ? '/hi' : `/hi${path}`);
const english = [...onePathOfEachFamily(pageTable).values()];
const paths = { English: english, Hindi: english.filter(hasHindi).map(inHindi) } as const;

/**
 * The parts that one page of each family links to. Every footer leads to those of `/services`. The parts of
 * another page have one shape, and the middle one stands for all.
 */
async function linkedParts(language: keyof typeof paths): Promise<readonly string[]> {
  const links = (await Promise.all(paths[language].map(partsLinkedOn))).flat();
  const byPage = Map.groupBy(new Set(links), (link) => link.split('#')[0] ?? '');
  return [...byPage].flatMap(([path, parts]) => {
    const middle = Math.floor(parts.length / 2);
    return path.endsWith('/services') ? parts : parts.slice(middle, middle + 1);
  });
}
async function partsLinkedOn(path: string): Promise<readonly string[]> {
  const html = await (await journey.site.fetch(path)).text();
  return [...html.matchAll(/<a [^>]*?href="(?!http|tel|mailto)([^"]*#[^"]+)"/g)]
    .map(([, href = '']) => new URL(href, `${journey.site.origin}${path}`))
    .filter(({ hash }) => hash !== '#main')
    .map(({ pathname, hash }) => pathname + hash);
}

/** The distance from the header's lower edge to the heading of a part, once the whole page is laid out. */
async function distance(page: Page): Promise<number> {
  await idleModules(page);
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isWaiting = (section: HTMLElement) => getComputedStyle(section).contentVisibility !== 'visible';
    while ([...document.querySelectorAll<HTMLElement>('.section')].some(isWaiting)) await frame();
    for (let last = -1; last !== scrollY; await frame(), await frame()) last = scrollY;
    const part = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const heading = part?.matches('h1, h2, h3') ? part : part?.querySelector('h1, h2, h3, summary');
    const top = (heading ?? part)?.getBoundingClientRect().top ?? Number.NaN;
    const bars = [...document.querySelectorAll('.top, .plain-top, .tabs')].filter(
      (bar) => getComputedStyle(bar).position === 'sticky' && bar.checkVisibility(),
    );
    const covered = Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom));
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    return isAtEnd && top >= covered && top < innerHeight ? 0 : Math.round(top - covered);
  });
}

test.each([
  ['phone', 'English', 'every family'],
  ['phone', 'Hindi', '/services'],
  ['desktop', 'English', '/services'],
  ['desktop', 'Hindi', 'every family'],
] as const)(
  'a # link from another page leads to its heading, right below the header, on a %s in %s: %s',
  async (device, language, which) => {
    const ofServices = language === 'Hindi' ? '/hi/services#' : '/services#';
    const linked = await linkedParts(language);
    expect(linked).toContain(`${ofServices}compare`);
    const parts = which === '/services' ? linked.filter((part) => part.startsWith(ofServices)) : linked;
    const page = await journey.visit('/healthz', { viewport: screens[device], isWalk: true });
    const wrong: string[] = [];
    for (const part of share(parts, 24)) {
      await page.goto('about:blank');
      await page.goto(`${journey.site.origin}${part}`);
      const away = await distance(page);
      if (!(away >= 0 && away <= FARTHEST)) wrong.push(`${part}: ${away} px`);
    }
    expect(wrong).toEqual([]);
  },
);
