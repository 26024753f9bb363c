import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const RUN = `axe.run(document, { runOnly: ${JSON.stringify(RULES)} }).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', ')))`;

/** What axe finds wrong with a page as it stands: each rule with the places that break it; nothing when all is well. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  // Evaluated by the debugger, so that the page's own policy against foreign scripts stays as it is.
  await page.evaluate(source);
  const violations: unknown = await page.evaluate(RUN);
  return Array.isArray(violations) ? violations.map(String) : ['axe did not answer'];
}
