import type { Page } from 'playwright-core';

/** The text with which an own link of a booking or an order opens the chat app. Only the server knows it. */
export async function messageOf(page: Page, href: string): Promise<string> {
  const answer = await page.request.get(new URL(href, page.url()).href, { maxRedirects: 0 });
  return new URL(answer.headers().location ?? '').searchParams.get('text') ?? '';
}
