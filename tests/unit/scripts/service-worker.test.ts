import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeServiceWorker } from '../../../scripts/service-worker.ts';

test.each([
  [undefined, 'the code'],
  [true, 'the code'],
  [false, 'registration.unregister()'],
])('a build with the service worker %s writes %j', (on, text) => {
  const folder = mkdtempSync(join(tmpdir(), 'service-worker-'));
  try {
    writeServiceWorker('the code', on, folder);
    const written = readFileSync(join(folder, 'service-worker.js'), 'utf8');
    expect(written).toContain(text);
    expect(written.includes('the code')).toBe(on !== false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
