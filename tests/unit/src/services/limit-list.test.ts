import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  LIMITS,
  type LimitEntry,
  type LimitOwner,
  MINUTE_LIMITS,
} from '../../../../src/services/limit-list.ts';
import type { UseKind } from '../../../../src/web/api/limits.ts';

const DOCUMENT = 'docs/limits.md';

const owners: Readonly<Record<LimitOwner, string>> = {
  network: '/24 or /48',
  part: '/64',
  sender: 'IPv4 address or /64',
  wide: '/48',
  browser: 'browser',
  record: 'record',
  number: 'number at one sender',
  city: 'city',
  site: 'site',
};

const windows: Readonly<Record<string, string>> = {
  60000: 'a minute',
  3600000: 'an hour',
  86400000: 'a day',
  2592000000: '30 days',
  open: 'at a time',
};

const isOwner = (name: string): name is LimitOwner => name in owners;

const rowOf = ({ counted, most, window, refusal, hurts }: LimitEntry): string => {
  const counts = Object.entries(most).map(
    ([owner, count]) => `${count} by ${isOwner(owner) && owners[owner]}`,
  );
  return `| ${[counted, counts.join(', '), windows[window], refusal, hurts].join(' | ')} |`;
};

test('docs/limits.md has a row for each limit of the list, and no other', () => {
  const text = readFileSync(DOCUMENT, 'utf8');
  const table = text.slice(text.indexOf('| counted |')).split('\n\n')[0] ?? '';
  expect(table.split('\n').slice(2)).toEqual(Object.values(LIMITS).map(rowOf));
});

test('the platform’s limiters count as the list says', () => {
  const written = readFileSync('wrangler.toml', 'utf8').matchAll(
    /name = "(\w+_LIMIT)"\nnamespace_id = "\d+"\nsimple = \{ limit = (\d+), period = 60 \}/g,
  );
  const limits = Object.fromEntries([...written].map(([, name = '', limit]) => [name, Number(limit)]));
  expect(limits).toEqual(MINUTE_LIMITS);
});

test('every kind of use has an entry, and a limit that all share leaves each network its own part', () => {
  const kinds: Readonly<Record<UseKind, LimitEntry>> = LIMITS;
  expect(Object.keys(kinds).length).toBeGreaterThan(0);
  const shared = Object.values<LimitEntry>(LIMITS).filter(
    ({ most }) => most.city !== undefined || most.site !== undefined,
  );
  for (const { counted } of shared)
    expect(counted).toMatch(/the first (two|five) of a network|networks with two|a network gets one/);
});
