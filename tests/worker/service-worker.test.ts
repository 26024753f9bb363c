import { expect, test } from 'vitest';
import { startSite } from './site.ts';

test('GET /service-worker.js answers the service worker, which the browser checks at each page', async () => {
  const site = await startSite();
  try {
    const answer = await site.fetch('/service-worker.js');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; connect-src 'self'");
    const script = await answer.text();
    expect(script).toContain('navigationPreload');
    expect(script.length).toBeLessThan(12_000);
  } finally {
    await site.stop();
  }
});

test('GET /service-worker.js with SERVICE_WORKER=off answers a script that removes itself', async () => {
  const site = await startSite({ variables: { SERVICE_WORKER: 'off' } });
  try {
    const script = await (await site.fetch('/service-worker.js')).text();
    expect(script).toContain('self.registration.unregister()');
    expect(script).not.toContain('navigationPreload');
  } finally {
    await site.stop();
  }
});
