import type { Response } from 'miniflare';
import { expect } from 'vitest';

/** The page that a refused plain form is answered with, which no cache may store. */
export async function returnedForm(answer: Response) {
  expect(answer.headers.get('Location')).toBeNull();
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(answer.headers.get('Retry-After')).toBe(answer.status === 429 ? '60' : null);
  const html = await answer.text();
  const [, page] = /<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(html) ?? [];
  return { status: answer.status, page, html };
}
