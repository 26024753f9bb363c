import { describe, expect, test } from 'vitest';
import {
  priceSheetAddress,
  priceSheetEndpoints,
  UPLOAD_FIELD,
} from '../../src/features/price-sheets/contract.ts';
import { PASSPHRASE, sessionOf } from './admin-session.ts';
import { aVisitor, everyMinute } from './outside.ts';
import { testSite } from './test-site.ts';

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const signedIn = { Cookie: `admin=${await sessionOf()}` };

const screen = async (query = ''): Promise<string> => {
  const answer = await site.fetch(`${priceSheetAddress}${query}`, { headers: signedIn });
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  return answer.text();
};

/** Sends the form of an upload as a browser does; the answer is where it leads. */
async function sent(file: Blob | undefined): Promise<string | null> {
  const form = new FormData();
  if (file) form.set(UPLOAD_FIELD, file, 'prices.csv');
  const encoded = new Response(form);
  const answer = await site.fetch(priceSheetEndpoints.upload, {
    method: 'POST',
    redirect: 'manual',
    body: await encoded.arrayBuffer(),
    headers: {
      Origin: site.origin,
      'Content-Type': encoded.headers.get('Content-Type') ?? '',
      ...aVisitor(),
      ...signedIn,
    },
  });
  expect(answer.status).toBe(303);
  return answer.headers.get('Location');
}

describe('GET /coupon-admin/prices', () => {
  test('without a session leads to the sign-in, 303', async () => {
    const answer = await site.fetch(priceSheetAddress, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/coupon-admin']);
  });

  test('before the first sheet says what pages show, and then names the file of the build', async () => {
    expect(await screen()).toContain('Pages show the file that ships with the site');
    await everyMinute(site);
    const html = await screen();
    expect(html).toContain('the file that ships with the site');
    expect(html).toContain('Live since');
  });
});

describe('POST /api/admin/prices/upload as a plain form', () => {
  test.each([
    ['no file', undefined, 'no_file', 'Please choose a CSV file first.'],
    ['an empty file', '', 'no_file', 'Please choose a CSV file first.'],
    ['another list', 'Name,Town\nA,B\n', 'sheet_refused', 'That is no price sheet that the site can read.'],
    ['3 MB', 'x'.repeat(3 * 1024 * 1024), 'too_large', 'The file is larger than 2 MB.'],
  ])('with %s leads back to the screen with its problem', async (_, text, code, words) => {
    const file = text === undefined ? undefined : new Blob([text], { type: 'text/csv' });
    expect(await sent(file)).toBe(`${priceSheetAddress}?problem=${code}`);
    expect(await screen(`?problem=${code}`)).toContain(words);
  });
});
