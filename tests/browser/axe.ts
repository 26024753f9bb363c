import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const ALL_RULES = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const;
/** The rules that a change of colours alone can break, for a page that has passed all rules in other colours. */
export const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

/** Otherwise axe describes each element that passes, and fetches the stylesheets again: a third more of its time. */
const VIOLATIONS_ALONE = { resultTypes: ['violations'], preload: false } as const;

const scriptOf = (runOnly: typeof ALL_RULES | typeof COLOUR_RULES) =>
  `axe.run(document, { runOnly: ${JSON.stringify(runOnly)}, ...${JSON.stringify(VIOLATIONS_ALONE)} }).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', ')))`;

/**
 * Settles when the running animations have ended, because colours have less contrast while a part fades in. One that
 * follows the scrolling, or has no end, never ends.
 */
const AT_REST = `Promise.allSettled(document.getAnimations()
  .filter(({ timeline, playState, effect }) =>
    timeline === document.timeline && playState === 'running' && effect.getComputedTiming().endTime < Infinity)
  .map(({ finished }) => finished))`;

/** Runs axe on the page's current state. Each entry names a broken rule and the elements that break it. */
export async function axeFindings(
  page: Page,
  rules: typeof ALL_RULES | typeof COLOUR_RULES = ALL_RULES,
): Promise<readonly string[]> {
  // A page that is still loading may have no styles yet.
  await page.waitForLoadState();
  // The debugger evaluates the script, so the page keeps its content security policy, which allows no foreign script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await page.evaluate(AT_REST);
  const violations: unknown = await page.evaluate(scriptOf(rules));
  return Array.isArray(violations) ? violations.map(String) : ['axe did not answer'];
}
