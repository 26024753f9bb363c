import { describe, expect, test } from 'vitest';
import { pageTable } from '../../src/web/pages/table.ts';
import { onePathOfEachFamily } from '../one-path-of-each-family.ts';
import { htmlProblems } from './html-problems.ts';
import { testSite } from './test-site.ts';

const site = await testSite();

describe('one page of each family', () => {
  test.each([...onePathOfEachFamily(pageTable), ['not-found', '/no-such-page'] as const])(
    '%s (%s) is valid HTML',
    async (_, path) => {
      expect(await htmlProblems(await (await site.fetch(path)).text())).toEqual([]);
    },
  );
});
