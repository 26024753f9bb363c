import { afterAll, afterEach, expect, test } from 'vitest';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { deliveriesOf, postLead, startOutside } from './outside.ts';
import { testSite } from './test-site.ts';

const outside = await startOutside();
const site = await testSite({ variables: { ...outside.variables, ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());
afterAll(async () => {
  await outside.close();
});
afterEach(() => outside.cms.heal());

const screen = async (path: string) => (await operator.get(`/coupon-admin${path}`)).text();
const stateOf = async (number: string) =>
  (await deliveriesOf(site, number)).find(({ target }) => target === 'cms')?.state;
async function lead(number: string): Promise<string> {
  const { id } = (await (await postLead(site, number)).json()) as { id: string };
  return id;
}

test('a refused delivery shows the other side’s own message and the field it refused, without the number', async () => {
  const id = await lead('9000000781');
  await expect.poll(() => stateOf('9000000781')).toBe('delivered');
  // A value that our forms can't send, but the backend's owner may have taken off its list.
  await site.rows("UPDATE records SET fields = json_set(fields, '$.deviceType', 'fridge') WHERE id = ?", id);
  await operator.post(`/api/admin/records/${id}`, { status: 'contacted' });
  await expect.poll(() => stateOf('9000000781')).toBe('failed');
  for (const html of [await screen('/deliveries'), await screen(`/records/${id}`)]) {
    expect(html).toContain('refused the record');
    expect(html).toMatch(/status 400: deviceType: [^<]*must be one of/);
  }
  const [{ last_error_detail: detail } = { last_error_detail: '' }] = await site.rows<{
    last_error_detail: string;
  }>("SELECT last_error_detail FROM deliveries WHERE record_id = ? AND target = 'cms'", id);
  expect(detail).not.toContain('9000000781');
});

test('a 404 of the content backend is worded as a wrong address or a missing content type', async () => {
  await outside.cms.fail('status_404');
  const id = await lead('9000000782');
  await expect.poll(() => stateOf('9000000782')).toBe('paused');
  for (const html of [await screen('/deliveries?state=paused'), await screen(`/records/${id}`)])
    expect(html).toContain('there is no such address or content type there');
});
