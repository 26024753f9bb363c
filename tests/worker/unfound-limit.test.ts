import { describe, expect, test } from 'vitest';
import { aVisitor } from './outside.ts';
import { testSite } from './test-site.ts';

const LIMIT = 3;
const limit = (namespace_id: string, of = 1000) => ({
  namespace_id,
  simple: { limit: of, period: 60 as const },
});
const site = await testSite({
  overrides: {
    ratelimits: {
      ADDRESS_LIMIT: limit('1001', LIMIT),
      FLOOD_LIMIT: limit('1005'),
      NUMBER_LIMIT: limit('1002'),
      SESSION_LIMIT: limit('1004'),
      SIGN_IN_LIMIT: limit('1003'),
    },
  },
});

const countOf = async (words: string) => {
  const [row] = await site.rows<{ count: number }>(
    'SELECT count FROM unfound_searches WHERE words = ?',
    words,
  );
  return row?.count ?? 0;
};

/** Another sender's search is counted after all earlier ones, so that none is still on its way. */
async function waitForAnother(send: (words: string, sender: object) => Promise<unknown>, words: string) {
  await send(words, aVisitor());
  await expect.poll(() => countOf(words)).toBe(1);
}

const sends = {
  'POST /api/unfound-searches': (words: string, sender: object) =>
    site.post('/api/unfound-searches', { kind: 'page', typed: words }, { ...sender }),
  'GET /search?q=…': (words: string, sender: object) =>
    site.fetch(`/search?q=${words}`, { headers: { 'User-Agent': 'Mozilla/5.0 Chrome/140', ...sender } }),
} as const;

describe('a sender over the limit', () => {
  test.each(Object.entries(sends))(
    '%s is counted no more in the searches that found nothing',
    async (name, send) => {
      const words = name.startsWith('POST') ? 'zeppelin' : 'airship';
      const sender = aVisitor();
      for (let time = 0; time < LIMIT + 3; time += 1) await send(words, sender);
      await waitForAnother(send, `${words}two`);
      expect(await countOf(words)).toBe(LIMIT);
    },
  );
});
