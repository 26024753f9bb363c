import { expect, test } from 'vitest';
import { recentRedirects } from '../../../../../src/domain/tracking/stored-redirects.ts';

test('redirects of more than 30 days ago, or of no time, are purged', () => {
  const now = new Date('2026-11-21T06:00:00Z');
  const kept = [{ timestamp: '2026-10-22T06:00:00Z' }, { timestamp: '2026-11-21T05:00:00Z' }];
  const purged = [{ timestamp: '2026-10-22T05:59:59Z' }, { timestamp: 'once' }];
  expect(recentRedirects([...purged, ...kept], now)).toEqual(kept);
});
