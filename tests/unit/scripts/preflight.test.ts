import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { findingsOf, printed } from '../../../scripts/preflight.ts';
import { readContent, unconfirmedFacts } from '../../../scripts/stated-content.ts';
import { ofBusiness, placeholder, sample } from '../../../src/values/stated.ts';

describe('the facts of content that nobody has confirmed', () => {
  const reviews = sample(['good']);
  const one = { reviews, rating: ofBusiness(4.2), centre: { isPlaceholder: true, name: 'A' } };

  test('are found wherever an export holds them, with their file and name', () => {
    expect(unconfirmedFacts([{ file: 'a.ts', exports: { one, legal: placeholder('B') } }])).toEqual([
      { origin: 'sample', file: 'a.ts', name: 'one.reviews', count: 1 },
      { origin: 'placeholder', file: 'a.ts', name: 'one.centre', count: 1 },
      { origin: 'placeholder', file: 'a.ts', name: 'legal', count: 1 },
    ]);
  });

  test('belong to the module that holds them the least deep', () => {
    const modules = [
      { file: 'all.ts', exports: { list: [one] } },
      { file: 'one.ts', exports: { aVeryLongNameOfTheSameCity: one } },
    ];
    expect(new Set(unconfirmedFacts(modules).map(({ file }) => file))).toEqual(new Set(['one.ts']));
  });

  test('share one line where a list repeats them', () => {
    const jobs = [{ rating: sample(4) }, { rating: sample(5) }, { rating: ofBusiness(3) }];
    expect(unconfirmedFacts([{ file: 'a.ts', exports: { jobs } }])).toEqual([
      { origin: 'sample', file: 'a.ts', name: 'jobs[].rating', count: 2 },
    ]);
  });

  test('are none in content that the business has confirmed, even in a circle', () => {
    const round: { self?: unknown; centre: object } = { centre: { isPlaceholder: false } };
    round.self = round;
    expect(unconfirmedFacts([{ file: 'a.ts', exports: { round, name: ofBusiness('C') } }])).toEqual([]);
  });
});

describe('the findings', () => {
  const facts = unconfirmedFacts([
    {
      file: 'brand.ts',
      exports: { brandFacts: { supportPhone: placeholder('0'), legalName: placeholder('x') } },
    },
    { file: 'claims.ts', exports: { rating: sample(4.8) } },
  ]);

  test('name the variables that replace a fact', () => {
    expect(findingsOf(facts, {})).toMatchObject([
      { name: 'brandFacts.supportPhone', variable: 'SUPPORT_PHONE' },
      { name: 'brandFacts.legalName', variable: undefined },
      { name: 'rating' },
    ]);
  });

  test('omit a placeholder that a variable replaces, but not for a blank variable', () => {
    const names = (phone: string) => findingsOf(facts, { SUPPORT_PHONE: phone }).map(({ name }) => name);
    expect(names('+91 141 270 0000')).toEqual(['brandFacts.legalName', 'rating']);
    expect(names(' ')).toContain('brandFacts.supportPhone');
  });

  test('omit sample content where it is off', () => {
    expect(findingsOf(facts, { SAMPLE_CONTENT: 'off' }).map(({ origin }) => origin)).toEqual([
      'placeholder',
      'placeholder',
    ]);
  });

  test('print their file, name and variable, or that nothing is left', () => {
    expect(printed(findingsOf(facts, {}))).toContain(
      'brand.ts  brandFacts.supportPhone, or the variable SUPPORT_PHONE',
    );
    expect(printed([])).toBe('No placeholder, no sample content and no draft is left.');
  });
});

test('the content of this repository marks its brand, cities, rating, openings and franchise figures', async () => {
  const names = unconfirmedFacts(await readContent()).map(({ file, name }) => `${file} ${name}`);
  for (const city of ['jaipur', 'bangalore']) {
    for (const fact of ['centre', 'stats', 'reviews'])
      expect(names).toContain(`src/content/cities/${city}.ts ${city}.${fact}`);
  }
  expect(names).toEqual(
    expect.arrayContaining([
      'src/content/brand.ts brandFacts.legalName',
      'src/content/brand.ts brandFacts.address',
      'src/content/claims.ts claims.rating',
      'src/content/company/careers.ts jobOpenings',
      'src/content/company/franchise.ts franchiseTiers',
      'src/content/doorstep/services.ts doorstepServices[].rating',
      'src/content/company/about.ts about',
      'src/content/legal/terms.ts terms',
      'src/content/cities/delhi.ts delhi.landing.mechanic-shop',
    ]),
  );
});

test('`npm run deploy` refuses the settings and the content of this repository, names both, and builds nothing', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/deploy.ts'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout).toContain('brandFacts.legalName');
  expect(stdout).toContain('SITE_URL is not set');
  expect(stderr).toContain('Not deployed');
  expect(stdout).not.toContain('built');
});
