import { afterAll, expect, test } from 'vitest';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { postLead, sampleNumber, startOutside } from './outside.ts';
import { testSite } from './test-site.ts';

const outside = await startOutside();
const wrong = { AD_ACCESS_TOKEN: 'not-the-token', ANALYTICS_TOKEN: 'not-the-token' };
const site = await testSite({
  variables: { ...outside.variables, ...wrong, ADMIN_PASSPHRASE: PASSPHRASE },
});
afterAll(async () => {
  await outside.close();
});

test('POST /api/leads: the refusals of ads and analytics are kept with their reasons, for the operator to read', async () => {
  const number = sampleNumber();
  const answer = await postLead(site, number);
  const { id } = (await answer.json()) as { id: string };
  const refused = () =>
    site.rows<{ target: string; code: string | null; detail: string | null }>(
      `SELECT target, last_error_code AS code, last_error_detail AS detail FROM deliveries
       WHERE record_id = ? AND target IN ('ads', 'analytics') ORDER BY target`,
      id,
    );
  const ads = 'status 400, code 190, Invalid OAuth access token.';
  const analytics = 'status 0, data, missing or empty: 0.properties.token';
  await expect.poll(refused, { timeout: 10_000 }).toEqual([
    { target: 'ads', code: 'unauthorised', detail: ads },
    { target: 'analytics', code: 'refused', detail: analytics },
  ]);
  const screen = await operatorOf(site, await sessionOf()).get(`/coupon-admin/records/${id}`);
  const html = await screen.text();
  for (const reason of [ads, analytics]) expect(html).toContain(reason);
});
