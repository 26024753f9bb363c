import { expect, test } from 'vitest';
import { cities } from '../../../../../src/content/cities/all-cities.ts';
import { createRouting } from '../../../../../src/web/pages/routing.ts';
import { pageTable } from '../../../../../src/web/pages/table.ts';
import { realCities } from '../../../../real-world/cities.ts';

const route = createRouting(pageTable);
const towns = new Map([
  ['mumbai', ['thane', 'navi-mumbai', 'vasai-virar', 'bombay']],
  ['delhi', ['gurgaon', 'gurugram', 'noida', 'greater-noida', 'faridabad', 'new-delhi']],
  ['pune', ['pimpri-chinchwad', 'poona']],
  ['bangalore', ['bengaluru']],
  ['chennai', ['avadi', 'madras']],
]);

const slugs = cities.map(({ slug }) => slug).join('|');
const CITY = new RegExp(`(?<=[-/])(${slugs})(?=$|/)`);

test('every address of every family that names a city answers its towns and other names with a redirect', () => {
  const wrong = pageTable.flatMap(({ paths }) =>
    paths().flatMap((path) => {
      const city = CITY.exec(path)?.[0];
      return (towns.get(city ?? '') ?? []).flatMap((town) => {
        const asked = path.replace(CITY, town);
        const found = route(asked);
        const leadsThere = found.kind === 'redirect' && found.path === path && found.status === 301;
        return leadsThere ? [] : [`${asked} → ${JSON.stringify(found)}`];
      });
    }),
  );
  expect(wrong).toEqual([]);
});

test.each(
  realCities.addresses
    .filter(({ path }) => !path.startsWith('/hi/'))
    .map(({ path, leadsTo }) => [path, leadsTo]),
)('%s leads to %s', (path, leadsTo) => {
  expect(route(path)).toEqual({ kind: 'redirect', path: leadsTo, status: 301 });
});
