import { expect, test } from 'vitest';
import { storePage } from '../../../../client/storage/stored-pages.ts';

const html = (headers: object = {}) =>
  new Response('<p>A page</p>', { headers: { 'Content-Type': 'text/html', ...headers } });

test.each([
  ['is answered with no-store', '/search?q=battery', html({ 'Cache-Control': 'private, no-store' })],
  ['is never stored', '/checkout', html()],
  ['is missing', '/no-such-page', new Response('<p>Not found</p>', { status: 404 })],
])(
  'storePage ends the download of a page that %s, which would hold its connection',
  async (_, path, answer) => {
    await storePage(`https://pahiya.example${path}`, answer);
    expect(answer.bodyUsed).toBe(true);
  },
);
