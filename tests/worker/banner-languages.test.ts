import { describe, expect, test } from 'vitest';
import { aBrowser } from './a-browser.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { testSite } from './test-site.ts';

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());

const ENGLISH = 'Rain in Pune';
const HINDI = 'पुणे में बारिश';
const BOTH = 'Monsoon check-up';

interface Wanted {
  readonly language: 'en' | 'hi' | 'both';
  readonly heading: string;
  readonly position: 'hero' | 'prices';
  readonly order?: number;
}

const draft = async ({ language, heading, position, order = 10 }: Wanted): Promise<string> => {
  const answer = await operator.post('/api/admin/banners', {
    name: heading,
    cities: 'Pune',
    family_home: 'yes',
    position,
    goal: 'lead',
    order,
    language,
    heading_a: heading,
    line_a: language === 'hi' ? '{city} में एक पंक्ति' : 'One line.',
    button_a: 'Go',
    href_a: '/services/ac',
  });
  return ((await answer.json()) as { banner: { id: string } }).banner.id;
};

const headings = async (path: string): Promise<readonly string[]> => {
  const html = await (await aBrowser(site).open(path)).text();
  return [ENGLISH, HINDI, BOTH].filter((heading) => html.includes(heading));
};

const preview = async (id: string, query: string): Promise<string> =>
  (await operator.get(`/coupon-admin/banners/${id}/page?${query}`)).text();

describe('a banner’s language', () => {
  test('GET / shows English banners, GET /hi Hindi ones, and both pages show a banner for both', async () => {
    const ids = [
      await draft({ language: 'en', heading: ENGLISH, position: 'hero' }),
      await draft({ language: 'hi', heading: HINDI, position: 'hero' }),
      await draft({ language: 'both', heading: BOTH, position: 'prices' }),
    ];
    for (const id of ids) await operator.post(`/api/admin/banners/${id}/state`, { state: 'on' });
    expect(await headings('/')).toEqual([ENGLISH, BOTH]);
    expect(await headings('/hi')).toEqual([HINDI, BOTH]);
    // A cached page of one language is not another one's.
    expect(await headings('/')).toEqual([ENGLISH, BOTH]);
  });

  test('GET /hi leads from a banner to the Hindi page', async () => {
    const html = await (await aBrowser(site).open('/hi')).text();
    expect(html.slice(html.indexOf(HINDI)).split('</section>')[0]).toContain('href="/hi/services/ac"');
  });

  test('the preview begins with the page, the city and the language of the banner', async () => {
    const id = await draft({ language: 'hi', heading: `${HINDI} 2`, position: 'hero' });
    const page = await preview(id, '');
    expect(page).toContain('<html lang="hi"');
    expect(page).toContain(`${HINDI} 2`);
    // The page names the city in its own language.
    expect(page).toContain('पुणे में एक पंक्ति');
    const screen = await (await operator.get(`/coupon-admin/banners/${id}/preview`)).text();
    expect(screen).toMatch(/value="Pune"/);
    expect(screen).toMatch(/<option[^>]*value="hi"[^>]*selected/);
    expect(await preview(id, 'language=en&path=/')).toContain('<html lang="en');
  });

  test('the preview says when no visitor would see it on that page and in that language', async () => {
    const id = await draft({ language: 'hi', heading: 'केवल हिंदी', position: 'prices', order: 20 });
    const says = async (query: string) =>
      (await (await operator.get(`/coupon-admin/banners/${id}/preview?${query}`)).text()).includes(
        'Visitors do not see it then and there',
      );
    // The banner for both languages has all visitors of this position while it runs.
    expect(await says('')).toBe(true);
    const [both] = await site.rows<{ id: string }>(
      "SELECT id FROM banners WHERE json_extract(content, '$.name') = ?",
      BOTH,
    );
    await operator.post(`/api/admin/banners/${both?.id}/state`, { state: 'paused' });
    expect(await says('')).toBe(false);
    expect(await says('language=en')).toBe(true);
    expect(await says('path=/services/ac')).toBe(true);
    expect(await says('city=Jaipur')).toBe(true);
  });

  test('GET /coupon-admin/banners says who wins on the pages of each language', async () => {
    const list = async (language: string) =>
      (await operator.get(`/coupon-admin/banners?family=home&language=${language}`)).text();
    const table = (html: string) => html.slice(html.indexOf('<table'), html.indexOf('</table>'));
    expect(table(await list('en'))).toContain(ENGLISH);
    expect(table(await list('en'))).not.toContain(HINDI);
    expect(table(await list('hi'))).toContain(HINDI);
    expect(table(await list('hi'))).not.toContain(ENGLISH);
  });
});
