import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaultBrand } from '../../src/content/brand.ts';
import { jaipurRepairPages } from '../../src/content/hi/services/local/jaipur-repair.ts';
import { manufacturers } from '../../src/content/manufacturers/all-manufacturers.ts';
import { languagesText } from '../../src/content/text/languages.ts';
import { parseSheet } from '../../src/platform/price-sheet/parse-sheet.ts';
import { englishPath, hasHindi, inHindi, nearestHindi } from '../../src/web/contract/hindi-pages.ts';
import { pageShareImage } from '../../src/web/document/share-image-address.ts';
import { pageTable } from '../../src/web/pages/table.ts';
import { EVERY_CASE } from '../every-case.ts';
import { onePathOfEachFamily } from '../one-path-of-each-family.ts';
import { queries } from '../unit/src/features/search/pages/queries.ts';
import { factsOf } from './page-facts.ts';
import { testSite } from './test-site.ts';

interface WalkedPage {
  readonly path: string;
  readonly status: number;
  readonly html: string;
}

/** The Worker under test is one process, so only some requests run at the same time. */
const AT_ONCE = 16;

/** Pages that need a query, and the one of unknown addresses. */
const FURTHER = [
  '/hi/thank-you?for=lead',
  '/hi/search?q=ac',
  '/hi/search?q=lucknow',
  '/hi/book?service=express-service&problem=mobile_invalid',
  '/hi/no-such-page',
];

const pageOf = async (path: string): Promise<WalkedPage> => {
  const answer = await site.fetch(path);
  return { path, status: answer.status, html: await answer.text() };
};

async function inTurns(paths: readonly string[]): Promise<WalkedPage[]> {
  const answers: WalkedPage[] = [];
  for (let from = 0; from < paths.length; from += AT_ONCE)
    answers.push(...(await Promise.all(paths.slice(from, from + AT_ONCE).map(pageOf))));
  return answers;
}

const locationsIn = ({ html }: WalkedPage): readonly string[] =>
  [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc.replace(site.origin, ''));

const site = await testSite();
const parts = await inTurns(locationsIn(await pageOf('/sitemap.xml')));
const inSitemap = parts.flatMap(locationsIn).filter((path) => /^\/hi(?:\/|$)/.test(path));
// The sitemap adds the cars, which the table does not list.
const inTable = pageTable
  .filter(({ audience }) => audience !== 'private')
  .flatMap((entry) => entry.paths())
  .filter(hasHindi)
  .map(inHindi);
const pages = await inTurns([...new Set([...inSitemap, ...inTable, ...FURTHER])]);

/** Pages for search engines: a second address of a page names the first as its own. */
const indexed = () =>
  pages
    .map((page) => ({ ...page, ...factsOf(page.html) }))
    .filter(({ path, robots, canonical }) => robots.startsWith('index') && canonical === site.origin + path)
    .filter(({ status }) => status === 200);

const unseen = /<(script|style|svg)\b[\s\S]*?<\/\1>|<meta (?!name="(?:description|twitter:title)")[^>]*>/g;

/** The texts between the tags of a page and those that its tags hold. */
const textsOf = ({ html }: WalkedPage): readonly string[] => {
  const visible = html.replace(unseen, '');
  return [
    ...visible.matchAll(/>([^<>]+)</g),
    ...visible.matchAll(/ (?:alt|title|placeholder|aria-label|content)="([^"]+)"/g),
  ].map(([, text = '']) => text.trim());
};

/** The names that stay in Latin letters: cars, makers, networks, and the registered address. */
function latinNames(): ReadonlySet<string> {
  const sheet = parseSheet(readFileSync('public/price-sheet.csv', 'utf8'));
  const cars = sheet.ok
    ? sheet.value.rows.flatMap(({ manufacturer, model, fuelType }) => [
        manufacturer,
        model,
        `${manufacturer} ${model}`,
        `${model} ${fuelType}`,
      ])
    : [];
  const networks = ['Instagram', 'Facebook', 'YouTube', 'LinkedIn'];
  const { street, locality } = defaultBrand.address;
  return new Set([
    ...cars,
    ...manufacturers.map(({ name }) => name),
    ...networks,
    street,
    locality,
    'English',
    'CNG',
  ]);
}

/** A link, an e-mail address or the brand. */
const OWN_NAME = /^(?:\/hi\/\S*|\S+@\S+|(?:© \d{4} )?Pahiya)$/;

describe('every Hindi page', () => {
  test('of one city alone takes precedence over the page that every city has at its address', () => {
    const local = jaipurRepairPages.map(({ slug, heading }) => ({ path: `/hi/${slug}`, heading }));
    expect(local.length).toBeGreaterThan(1);
    for (const { path, heading } of local) {
      const html = pages.find((page) => page.path === path)?.html ?? '';
      expect(/<h1[^>]*>([^<]+)</.exec(html)?.[1], path).toBe(heading);
    }
  });

  test('answers in Hindi, on more than 350 addresses', () => {
    expect(pages.length).toBeGreaterThan(350);
    const wrong = pages.filter(
      ({ path, status, html }) =>
        status !== (path === '/hi/no-such-page' ? 404 : 200) || !html.includes('<html lang="hi"'),
    );
    expect(wrong.map(({ path, status }) => [path, status])).toEqual([]);
  });

  /** Two Latin words, the second of them in small letters: no name of a car, a maker or a business is written so. */
  const LATIN_SENTENCE = /[A-Za-z]{2,}[ ,]+[a-z]{3,}/;

  test('has no sentence in Latin letters', () => {
    const found = pages.flatMap((page) =>
      textsOf(page)
        .filter((text) => LATIN_SENTENCE.test(text))
        .map((text) => `${page.path}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  test('shows in Latin letters alone only names, codes and addresses', () => {
    const names = latinNames();
    const found = new Map(
      pages.flatMap((page) =>
        textsOf(page)
          .filter((text) => /[a-z]{3}/i.test(text) && !/\p{Script=Devanagari}/u.test(text))
          .filter((text) => !names.has(text) && !OWN_NAME.test(text))
          .map((text) => [text, page.path] as const),
      ),
    );
    expect([...found]).toEqual([]);
  });

  test('has a title of its own, of 10 to 70 characters with their signs', () => {
    const titles = Map.groupBy(indexed(), ({ title }) => title);
    const shared = [...titles].filter(([, group]) => group.length > 1);
    expect(shared.map(([title, group]) => [title, ...group.map(({ path }) => path)])).toEqual([]);
    const wrong = indexed().filter(({ title: { length } }) => length < 10 || length > 70);
    expect(wrong.map(({ path, title }) => [path, title.length, title])).toEqual([]);
  });

  test('has a description of its own, of 60 to 160 characters with their signs', () => {
    const texts = Map.groupBy(indexed(), ({ description }) => description);
    const shared = [...texts].filter(([, group]) => group.length > 1);
    expect(shared.map(([text, group]) => [text, ...group.map(({ path }) => path)])).toEqual([]);
    const wrong = indexed().filter(({ description: { length } }) => length < 60 || length > 160);
    expect(wrong.map(({ path, description }) => [path, description.length, description])).toEqual([]);
  });

  test('has a share image of its own, cars one of their body type', () => {
    const others = indexed().filter(
      ({ path, card }) =>
        card.image !== `${site.origin}${pageShareImage(path)}` &&
        !(
          path.startsWith('/hi/car-services/') && card.image.startsWith(`${site.origin}/images/share/hi/car-`)
        ),
    );
    expect(others.map(({ path, card }) => [path, card.image])).toEqual([]);
  });

  test.runIf(EVERY_CASE)('has a share image that is drawn', async () => {
    const images = new Set(indexed().map(({ card }) => card.image.replace(site.origin, '')));
    const answers = await inTurns([...images]);
    expect(answers.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
  });
});

describe('a legal page in Hindi', () => {
  test.each(['privacy-policy', 'terms', 'refund-policy', 'express-Service-TnCs'])(
    'at /hi/%s is a summary, says that the English text binds, and links to it',
    async (path) => {
      const { html } = await pageOf(`/hi/${path}`);
      expect(html).toContain('पूरा टेक्स्ट अंग्रेज़ी में है और वही मान्य है');
      expect(html).toMatch(new RegExp(`<a href="/${path}" lang="en"`));
    },
  );
});

describe('the switch of a page that is English alone', () => {
  test('says where it leads, to a Hindi page that exists', async () => {
    const english = [...onePathOfEachFamily(pageTable).values()].filter((path) => !hasHindi(path));
    expect(english.length).toBeGreaterThan(3);
    const wrong: string[] = [];
    for (const { path, html } of await inTurns(english)) {
      const [, target = '', label = ''] =
        /<a href="([^"]+)" lang="hi" rel="nofollow">([^<]+)</.exec(html) ?? [];
      const leads = nearestHindi(path);
      const says = languagesText[leads.kind];
      if (target !== leads.path || label !== says || (await pageOf(target)).status !== 200)
        wrong.push(`${path}: ${label} ${target}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('hreflang', () => {
  const alternatesOf = ({ html }: WalkedPage) =>
    Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
        ([, language = '', href = '']) => [language, href.replace(site.origin, '')],
      ),
    );

  test('of every Hindi page and of its English one names the same pair', async () => {
    const hindi = indexed();
    const english = new Map(
      (await inTurns(hindi.map(({ path }) => englishPath(path)))).map((page) => [page.path, page]),
    );
    const wrong = hindi.filter((page) => {
      const path = englishPath(page.path);
      const pair = JSON.stringify({ 'en-IN': path, 'hi-IN': page.path, 'x-default': path });
      const other = english.get(path);
      return (
        JSON.stringify(alternatesOf(page)) !== pair || !other || JSON.stringify(alternatesOf(other)) !== pair
      );
    });
    expect(wrong.map((page) => [page.path, alternatesOf(page)])).toEqual([]);
  });
});

describe('GET /hi/search', () => {
  test.each(queries)('finds for "%s" %s', async (query, path) => {
    const { html } = await pageOf(`/hi/search?q=${encodeURIComponent(query)}`);
    expect(html).toContain(`href="${inHindi(path)}"`);
  });
});
