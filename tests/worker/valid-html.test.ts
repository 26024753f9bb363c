import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageTable } from '../../src/web/pages/table.ts';
import { onePathOfEachFamily } from '../one-path-of-each-family.ts';
import { htmlProblems } from './html-problems.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

describe('one page of each family', () => {
  test.each([...onePathOfEachFamily(pageTable), ['not-found', '/no-such-page'] as const])(
    '%s (%s) is valid HTML',
    async (_, path) => {
      expect(await htmlProblems(await (await site.fetch(path)).text())).toEqual([]);
    },
  );
});
