import { expect, test } from 'vitest';
import { sentAt } from '../../../../../src/web/api/sent-at.ts';

const now = new Date('2026-11-22T02:00:00Z');
const ms = (time: string) => String(Date.parse(time));

test('sentAt answers the time at which a browser stored the write', () =>
  expect(sentAt(ms('2026-11-15T02:00:01Z'), now)).toEqual(new Date('2026-11-15T02:00:01Z')));

test.each([
  ['no header', undefined],
  ['an empty header', ''],
  ['no number', 'yesterday'],
  ['a time in the future', ms('2026-11-22T02:00:01Z')],
  ['a time a week ago', ms('2026-11-15T02:00:00Z')],
])('sentAt answers now for %s', (_, header) => expect(sentAt(header, now)).toBe(now));
