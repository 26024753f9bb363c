import { describe, expect, test } from 'vitest';
import { defaultBrand } from '../../src/content/brand.ts';
import { cities, homeCity } from '../../src/content/cities/all-cities.ts';
import { pageShareImage } from '../../src/web/document/share-image-address.ts';
import type { PageEntry } from '../../src/web/pages/page-entry.ts';
import { pageTable } from '../../src/web/pages/table.ts';
import { EVERY_CASE } from '../every-case.ts';
import { factsOf, type PageFacts } from './page-facts.ts';
import { type Graph, graphSchema } from './structured-data-schema.ts';
import { testSite } from './test-site.ts';

interface WalkedPage extends PageFacts {
  readonly path: string;
  readonly entry: PageEntry;
  readonly status: number;
  readonly html: string;
}

/** The Worker under test is one process, so only some requests run at the same time. */
const AT_ONCE = 16;

const site = await testSite();
const addresses = pageTable.flatMap((entry) => entry.paths().map((path) => ({ entry, path })));
const pages = await inTurns(addresses, async ({ entry, path }) => {
  const response = await site.fetch(path);
  const html = await response.text();
  return { path, entry, status: response.status, html, ...factsOf(html) };
});

async function inTurns<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    answers.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(work))));
  }
  return answers;
}

const open = () => pages.filter(({ entry }) => entry.audience === 'public');
const paths = (list: readonly WalkedPage[]) => list.map(({ path }) => path);

/** The values that occur more than once, with the pages that share them. */
function shared(list: readonly WalkedPage[], value: (page: WalkedPage) => string): Record<string, string[]> {
  const groups = Map.groupBy(list, value);
  return Object.fromEntries(
    [...groups].filter(([, group]) => group.length > 1).map(([key, group]) => [key, paths(group)]),
  );
}

const graphsOf = ({ structuredData }: WalkedPage): Graph[] =>
  structuredData.flatMap((json) => {
    const parsed = graphSchema.safeParse(JSON.parse(json));
    return parsed.success ? [parsed.data] : [];
  });

/** Families whose amounts are no prices of ours: examples in a text, fees of a franchise, worths of coupons. */
const OTHER_AMOUNTS: ReadonlySet<string> = new Set(['blog-post', 'company', 'spin']);

describe('every page of the table', () => {
  test('answers 200', () => {
    expect(pages.filter(({ status }) => status !== 200).map(({ path, status }) => [path, status])).toEqual(
      [],
    );
    expect(pages.length).toBeGreaterThan(400);
  });

  test('has one first-level heading', () => {
    expect(paths(pages.filter(({ headings }) => headings !== 1))).toEqual([]);
  });

  test('counts a price as seen where its main part names several amounts, and nowhere else', () => {
    const amounts = ({ html }: WalkedPage) => {
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      return main.replaceAll(/<script[\s\S]*?<\/script>/g, '').match(/₹\s?\d/g)?.length ?? 0;
    };
    const found = open()
      .filter(({ entry }) => !OTHER_AMOUNTS.has(entry.family))
      .map((page) => ({ path: page.path, amounts: amounts(page), isCounted: page.entry.showsPrices }));
    expect(found.filter((page) => page.amounts >= 3 !== page.isCounted)).toEqual([]);
  });

  test('has no inline style, and no picture without its size and its alternative text', () => {
    expect(paths(pages.filter(({ inlineStyles }) => inlineStyles > 0))).toEqual([]);
    expect(pages.flatMap(({ path, badImages }) => badImages.map((image) => [path, image]))).toEqual([]);
  });

  test('shows only pictures that exist', async () => {
    const files = [...new Set(pages.flatMap((page) => page.files))];
    const answers = await inTurns(files, async (file) => ({ file, status: (await site.fetch(file)).status }));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });
});

describe('every public page', () => {
  test('has a title of its own, of at most 70 characters', () => {
    expect(shared(open(), ({ title }) => title)).toEqual({});
    expect(
      open()
        .filter(({ title }) => title.length < 10 || title.length > 70)
        .map(({ path, title }) => [path, title]),
    ).toEqual([]);
  });

  test('has a description of its own, of 70 to 160 characters', () => {
    expect(shared(open(), ({ description }) => description)).toEqual({});
    const wrong = open().filter(({ description: { length } }) => length < 70 || length > 160);
    expect(wrong.map(({ path, description }) => [path, description.length, description])).toEqual([]);
  });

  test('is its own canonical address, and allows search engines', () => {
    const wrong = open().filter(({ path, canonical }) => canonical !== `${site.origin}${path}`);
    expect(wrong.map(({ path, canonical }) => [path, canonical])).toEqual([]);
    expect(
      open()
        .filter(({ robots }) => robots !== 'index, follow')
        .map(({ path, robots }) => [path, robots]),
    ).toEqual([]);
  });

  test('contains at most one graph of structured data, which matches the schema', () => {
    expect(paths(open().filter(({ structuredData }) => structuredData.length > 1))).toEqual([]);
    const problems = open().flatMap(({ path, structuredData }) =>
      structuredData.flatMap((json) => {
        const parsed = graphSchema.safeParse(JSON.parse(json));
        return parsed.success ? [] : [[path, parsed.error.issues.slice(0, 2)]];
      }),
    );
    expect(problems).toEqual([]);
  });

  test('has the same questions in its structured data and on the page', () => {
    const wrong = open().flatMap((page) => {
      const text = visibleText(page.html);
      const questions = graphsOf(page)
        .flatMap((graph) => graph['@graph'])
        .flatMap((node) => (node['@type'] === 'FAQPage' ? node.mainEntity : []));
      return questions
        .filter(
          ({ name, acceptedAnswer }) =>
            !text.includes(squeeze(name)) || !text.includes(squeeze(acceptedAnswer.text)),
        )
        .map(({ name }) => [page.path, name]);
    });
    expect(wrong).toEqual([]);
  });
});

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The visible text of a page without tags. React's comments separate words that touch. */
const visibleText = (html: string): string =>
  squeeze(
    html
      .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, ' ')
      .replace(/<!--.*?-->/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&#x27;/g, "'")
      .replace(/&quot;/g, '"')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&'),
  );

/** All values of a key in structured data of any depth. */
function valuesOf(value: unknown, wanted: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    ...(key === wanted ? [part] : []),
    ...valuesOf(part, wanted),
  ]);
}

describe('the structured data of every page', () => {
  const graphs = () =>
    pages.flatMap((page) => graphsOf(page).map((graph) => ({ page, nodes: graph['@graph'] })));

  test('refers only to nodes of its own graph, and each node has an id of its own', () => {
    const problems = graphs().flatMap(({ page: { path }, nodes }) => {
      const own = nodes.flatMap((node) => ('@id' in node ? [node['@id']] : []));
      const dangling = valuesOf(nodes, '@id').filter((id) => !own.some((known) => known === id));
      const twice = own.filter((id, at) => own.indexOf(id) !== at);
      return [...dangling, ...twice].map((id) => [path, id]);
    });
    expect(problems).toEqual([]);
    expect(graphs().length).toBeGreaterThan(400);
  });

  test('names one thing by one id: the same workshop, place and circle on every page', () => {
    const described = new Map<string, Set<string>>();
    for (const { nodes } of graphs())
      for (const node of nodes) {
        if (node['@type'] !== 'AutoRepair') continue;
        const { aggregateRating: _rating, parentOrganization: _parent, ...facts } = node;
        const known = described.get(node['@id']) ?? new Set();
        described.set(node['@id'], known.add(JSON.stringify(facts)));
      }
    expect([...described].filter(([, versions]) => versions.size > 1)).toEqual([]);
    expect([...described.keys()].sort()).toEqual(
      cities.map(({ slug }) => `${site.origin}/car-service-in-${slug}#business`).sort(),
    );
  });

  test('draws the circle around the city of the page', () => {
    const wrong = graphs().flatMap(({ page: { path, entry }, nodes }) => {
      const city = entry.open(path)?.city ?? homeCity;
      return nodes
        .flatMap((node) => (node['@type'] === 'AutoRepair' ? [node.areaServed.geoMidpoint] : []))
        .filter(({ latitude, longitude }) => {
          const at = city.coordinates;
          return latitude !== at.latitude || longitude !== at.longitude;
        })
        .map((middle) => [path, middle]);
    });
    expect(wrong).toEqual([]);
  });

  test('has a rating only where the page shows it, which is of the business in its home city', () => {
    const rated = graphs().filter(({ nodes }) => valuesOf(nodes, 'aggregateRating').length > 0);
    expect(rated.length).toBeGreaterThan(50);
    expect(rated.filter(({ page: { path } }) => /-in-(?!jaipur)/.test(path))).toEqual([]);
    const unseen = rated.filter(({ page, nodes }) => {
      const text = visibleText(page.html);
      const [value] = valuesOf(nodes, 'ratingValue');
      return !text.includes(String(value)) || !text.includes('from 500 reviews');
    });
    expect(unseen.map(({ page: { path } }) => path)).toEqual([]);
  });
});

describe('the card that a network shows for a page', () => {
  test('has title, description, picture and the handle of the business', () => {
    const wrong = pages.filter(
      ({ card, title, description }) =>
        card.card !== 'summary_large_image' ||
        card.site !== defaultBrand.twitterHandle ||
        card.title !== title ||
        card.description !== description,
    );
    expect(paths(wrong)).toEqual([]);
  });

  test('has a picture of its own', () => {
    const others = pages.filter(({ path, card }) => card.image !== `${site.origin}${pageShareImage(path)}`);
    expect(paths(others)).toEqual([]);
  });

  // `npm test` draws none; a unit test holds the list of those that the build draws.
  test.runIf(EVERY_CASE)('has a picture that is drawn', async () => {
    const images = pages.map(({ card }) => card.image.replace(site.origin, ''));
    const answers = await inTurns(images, async (file) => ({
      file,
      status: (await site.fetch(file)).status,
    }));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });
});

describe('the graph of links', () => {
  /** The pages that depend on the price sheet or on a query, which the table does not list. */
  const furtherPaths = async (): Promise<readonly string[]> => {
    const sitemap = await (await site.fetch('/sitemap-car.xml')).text();
    const cars = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
      address.replace(site.origin, ''),
    );
    expect(cars.length).toBeGreaterThan(50);
    const paging = pages.flatMap(({ links }) => links.filter((link) => link.startsWith('/blog?page=')));
    return [...cars, ...new Set(paging)];
  };

  /** A query changes no canonical address but that of the list of posts. */
  const canonicalOf = (link: string): string => {
    const [address = ''] = link.split('#');
    return address.startsWith('/blog?page=') ? address : (address.split('?')[0] ?? '');
  };

  test('reaches every page that search engines may list from another such page', async () => {
    const further = await inTurns(await furtherPaths(), async (path) => ({
      path,
      ...factsOf(await (await site.fetch(path)).text()),
    }));
    const indexed = [...pages, ...further].filter(
      ({ path, robots, canonical }) => !robots.includes('noindex') && canonical === `${site.origin}${path}`,
    );
    const linked = new Set(
      indexed.flatMap(({ path, links }) => links.map(canonicalOf).filter((target) => target !== path)),
    );
    expect(indexed.map(({ path }) => path).filter((path) => !linked.has(path))).toEqual([]);
    expect(indexed.length).toBeGreaterThan(500);
  });
});

describe('every link of every page', () => {
  test('leads to a page, and to an element on it', async () => {
    const known = new Map(pages.map((page) => [page.path, page]));
    const targets = new Map<string, string>();
    for (const page of pages) {
      for (const link of page.links) {
        const target = link.startsWith('#') ? `${page.path}${link}` : link;
        if (!targets.has(target)) targets.set(target, page.path);
      }
    }
    const dead = await inTurns([...targets], async ([target, from]) => {
      const [address = '', fragment = ''] = target.split('#');
      const page = known.get(address) ?? (await follow(address));
      if (page.status !== 200) return [`${target} (${page.status})`, from];
      return fragment === '' || page.ids.has(fragment) ? [] : [`${target} (no such place)`, from];
    });
    expect(dead.filter((found) => found.length > 0)).toEqual([]);
  });
});

/** Requests an address that the table does not list: a page of an endless family, or a redirect. */
async function follow(address: string): Promise<{ status: number; ids: ReadonlySet<string> }> {
  const response = await site.fetch(address);
  const location = response.headers.get('Location');
  // The link into the business chat, which needs no page of ours.
  if (location?.startsWith('https://wa.me/')) return { status: 200, ids: new Set() };
  if (response.status >= 300 && response.status < 400 && location !== null) return follow(location);
  return { status: response.status, ids: factsOf(await response.text()).ids };
}
