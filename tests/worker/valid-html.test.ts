import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageTable } from '../../src/pages/table.ts';
import { onePathOfEachFamily } from '../one-path-of-each-family.ts';
import { type Site, startSite } from './site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React closes void elements with a slash, which HTML allows.
    'void-style': 'off',
    // A dialog's title ranks below the page's heading, wherever the dialog stands.
    'heading-level': ['error', { sectioningRoots: [], minInitialRank: 'h2' }],
  },
});

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

describe('one page of each family', () => {
  test.each([...onePathOfEachFamily(pageTable), ['not-found', '/no-such-page'] as const])(
    '%s (%s) is valid HTML',
    async (_, path) => {
      const report = await validator.validateString(await (await site.fetch(path)).text());
      const messages = report.results.flatMap(({ messages: found }) =>
        found.map(
          ({ ruleId, message, line, column, selector }) =>
            `${ruleId}: ${message} at ${line}:${column} ${selector ?? ''}`,
        ),
      );
      expect(messages).toEqual([]);
    },
  );
});
