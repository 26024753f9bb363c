import { expect, test } from 'vitest';
import { recentRedirects } from '../../../../client/storage/redirects.ts';

test('local redirect records older than 30 days are purged, unreadable ones too', () => {
  const now = new Date('2026-03-31T12:00:00Z');
  const records = [
    '2026-03-01T12:00:00.000Z',
    '2026-03-01T11:59:59.999Z',
    '2026-03-30T00:00:00.000Z',
    'yesterday',
  ];
  expect(
    recentRedirects(
      records.map((timestamp) => ({ timestamp })),
      now,
    ),
  ).toEqual([{ timestamp: '2026-03-01T12:00:00.000Z' }, { timestamp: '2026-03-30T00:00:00.000Z' }]);
});
