import { expect, test } from 'vitest';
import { startSite } from './site.ts';

test('GET /service-worker.js is answered by a static file, which the browser checks at each page', async () => {
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
    // The Worker names each request that it answers.
    expect(answer.headers.get('X-Request-Id')).toBeNull();
  } finally {
    await site.stop();
  }
});
