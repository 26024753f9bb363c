import { expect, test } from 'vitest';
import { adminEndpoints } from '../../src/features/admin/contract/addresses.ts';
import { endpoints } from '../../src/web/contract/addresses.ts';
import { pageTable } from '../../src/web/pages/table.ts';
import { share } from '../every-case.ts';
import { onePathOfEachFamily } from '../one-path-of-each-family.ts';
import { operatorOf, PASSPHRASE, sessionOf } from '../worker/admin-session.ts';
import { INHERITED } from '../worker/hostile/corpus.ts';
import type { Site } from '../worker/site.ts';
import { testSite } from '../worker/test-site.ts';
import { keepFigures, ownNetwork } from './honest-visitors.ts';

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });

const families = onePathOfEachFamily(pageTable);

/** A path once for each of its segments, which the name replaces. */
const renamed = (path: string, name: string): readonly string[] => {
  const segments = path.split('/').slice(1);
  return segments.map((_, at) => `/${segments.toSpliced(at, 1, name).join('/')}`);
};

/** Each page with the name as each segment of its path and as each parameter that the table lists for it. */
const pagesWith = (name: string) =>
  pageTable.flatMap(({ family, query }) => {
    const path = families.get(family);
    if (path === undefined) return [];
    return [...renamed(path, name), ...query.map((parameter) => `${path}?${parameter}=${name}`)];
  });

/** Parameters by which endpoints filter, page or look something up. */
const PARAMETERS =
  'status kind city period date days target source cursor limit q lat lng state manufacturer model fuel from to'.split(
    ' ',
  );

/** Each endpoint with the name as its id, and with the name as each parameter. */
const endpointsWith = (name: string) => {
  const all = [...Object.values(endpoints), ...Object.values(adminEndpoints)];
  const paths = all.map((address) => (typeof address === 'function' ? address(name, name, name) : address));
  const query = new URLSearchParams(PARAMETERS.map((parameter) => [parameter, name]));
  return [...new Set(paths)].flatMap((path) => [path, `${path}?${query}`]);
};

test.each(INHERITED.map((name, place) => [name, place] as const))(
  'GET of each page and endpoint with %s as a part of its path or as a parameter is never answered 500',
  async (name, place) => {
    const operator = operatorOf(site, await sessionOf());
    const faults: string[] = [];
    let requests = 0;
    const note = async (who: string, path: string, answer: Awaited<ReturnType<Site['fetch']>>) => {
      requests += 1;
      if (!answer.bodyUsed) await answer.body?.cancel();
      if (answer.status >= 500) faults.push(`${who} ${path}: ${answer.status}`);
    };
    const paths = [...new Set(['', '/hi'].flatMap((prefix) => pagesWith(name).map((path) => prefix + path)))];
    for (const path of share([...paths, ...endpointsWith(name)], 6, place))
      await note('visitor', path, await site.fetch(path, { headers: ownNetwork() }));
    for (const path of share(endpointsWith(name), 6, place))
      await note('operator', path, await operator.get(path));
    keepFigures(`paths and parameters called ${name}`, { requests, faults: faults.length });
    expect(faults).toEqual([]);
  },
  120_000,
);
