import { expect, test } from 'vitest';
import { defaultBrand } from '../../../../../src/content/brand.ts';
import { faultPage } from '../../../../../src/web/document/fault-answer.ts';

test('a page that fails to render answers 500 with the phone number and a reference, and is never cached', async () => {
  const answer = faultPage(defaultBrand, 'ref-<1>');
  const html = await answer.text();
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([500, 'no-store']);
  expect(html).toContain(`href="tel:${defaultBrand.supportPhoneDial}"`);
  expect(html).toContain('ref-&lt;1&gt;');
});
