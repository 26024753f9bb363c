import { CACHES } from '../../src/features/offline/contract.ts';
import {
  changeOf,
  headersOf,
  isRecent,
  isStoredPost,
  type StoredPost,
  staysStored,
} from '../api/stored-post.ts';

/**
 * Sends the copies of stored posts after the network is back, also when no page of the site is open. The page sends
 * its own list again later, which is harmless: a post has an idempotency key. Rejects while the network or the server
 * is down, so that the browser tries again.
 */
export async function sendPostCopies(): Promise<void> {
  const copies = await caches.open(CACHES.posts);
  for (const request of await copies.keys()) {
    const post: unknown = await (await copies.match(request))?.json();
    if (isStoredPost(post) && isRecent(post)) await sendWithChange(post);
    await copies.delete(request);
  }
}

async function sendWithChange(post: StoredPost): Promise<void> {
  const answer = await sendOne(post);
  const change = answer.ok ? changeOf(post, await answer.json().catch(() => undefined)) : undefined;
  if (change !== undefined) await sendOne(change);
}

async function sendOne(post: StoredPost): Promise<Response> {
  const { url, method, body } = post;
  const answer = await fetch(url, { method, body, headers: headersOf(post) });
  if (staysStored(post, answer.status)) throw new Error(`${url} answered ${answer.status}`);
  return answer;
}
