import type { Response } from 'miniflare';
import { describe, expect, test } from 'vitest';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { BANNER_FIELDS } from './banner-fields.ts';
import { testSite } from './test-site.ts';

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());

const root = '/api/admin/banners';

const saved = async (fields: Readonly<Record<string, string>>): Promise<string> => {
  const answer = await operator.form(root, { ...BANNER_FIELDS, ...fields });
  expect(answer.status).toBe(303);
  return /banners\/([a-z]{6})/.exec(answer.headers.get('Location') ?? '')?.[1] ?? '';
};

const screenOf = async (answer: Promise<Response>): Promise<string> => (await answer).text();

describe('POST /api/admin/banners as a plain form', () => {
  test('shows a refused form again with its problem and everything that was typed, 422', async () => {
    const answer = await operator.form(root, {
      ...BANNER_FIELDS,
      line_b: '20% off for <you>',
      states: 'Rajasthan',
    });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const html = await answer.text();
    expect(html).toContain('needs the coupon that gives it');
    expect(html).toContain('value="20% off for &lt;you&gt;"');
    expect(html).toContain('value="Rajasthan"');
    expect(html).toMatch(/<input(?=[^>]* name="family_home")[^>]* checked=""/);
  });

  test('keeps a corrected form, and shows a refused change over the stored one', async () => {
    const id = await saved({ name: 'Corrected' });
    const refused = await operator.form(`${root}/${id}`, { ...BANNER_FIELDS, heading_a: 'From {price}' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('value="From {price}"');
    expect(await screenOf(operator.get(`/coupon-admin/banners/${id}`))).toContain('value="Rain in {city}"');
  });
});

describe('GET /coupon-admin/banners/:id', () => {
  test('opens the folded parts that a banner uses, and no others', async () => {
    const id = await saved({ name: 'Folded', campaign: 'first-service' });
    const html = await screenOf(operator.get(`/coupon-admin/banners/${id}`));
    expect(html).toMatch(/<details class="fold" open="">\s*<summary>Campaign and order/);
    expect(html).toMatch(/<details class="fold">\s*<summary>States, or a radius around a point/);
  });

  test('of a banner that ran offers name, end and order alone, and saves them', async () => {
    const id = await saved({ name: 'Before the run' });
    await operator.form(`${root}/${id}/state`, { state: 'on' });
    const html = await screenOf(operator.get(`/coupon-admin/banners/${id}`));
    const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input);
    const form = Object.fromEntries(
      inputs.flatMap((input) => {
        const [name, value] = [/ name="([^"]+)"/.exec(input)?.[1], / value="([^"]*)"/.exec(input)?.[1]];
        return name === undefined ? [] : [[name, value ?? '']];
      }),
    );
    const seen = inputs.filter((input) => !input.includes('type="hidden"'));
    expect(seen.map((input) => / name="([^"]+)"/.exec(input)?.[1])).toEqual(['name', 'until', 'order']);
    const changed = await operator.form(`${root}/${id}`, { ...form, name: 'After the run', order: '3' });
    expect([changed.status, changed.headers.get('Location')]).toEqual([
      303,
      `/coupon-admin/banners/${id}?done=banner_changed`,
    ]);
    expect(await screenOf(operator.get(`/coupon-admin/banners/${id}`))).toContain('After the run');
    await operator.form(`${root}/${id}/state`, { state: 'ended' });
  });
});
