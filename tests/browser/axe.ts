import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const RUN = `axe.run(document, { runOnly: ${JSON.stringify(RULES)} }).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', ')))`;

/** Runs axe on the page's current state. Each entry names a broken rule and the elements that break it. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  // The debugger evaluates the script, so the page keeps its content security policy, which allows no foreign script.
  await page.evaluate(source);
  const violations: unknown = await page.evaluate(RUN);
  return Array.isArray(violations) ? violations.map(String) : ['axe did not answer'];
}
