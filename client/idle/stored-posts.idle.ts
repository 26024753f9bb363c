import { promptText } from '../../src/content/text/popup.ts';
import { storedBookingText as text } from '../../src/content/text/stored-booking.ts';
import { addresses } from '../../src/web/contract/addresses.ts';
import type { StoredPost } from '../api/stored-post.ts';
import { sendStoredPosts, storedPosts } from '../api/stored-posts.ts';
import { confirmationPending } from '../storage/session.ts';
import { createElement } from './elements.ts';

/**
 * The first wait before another try; each later wait is twice as long. Some browsers never report that they are
 * online.
 */
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;

let wait = FIRST_WAIT_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends posts that were stored offline as soon as the network is back, or on the next page that the visitor opens. */
export function start(): void {
  addEventListener('online', trySending);
  storedPosts.subscribe(waitForNext);
  void trySending();
}

async function trySending(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  storedPosts.forgetOld();
  await sendStoredPosts(showBookingOutcome);
  waitForNext();
}

function waitForNext(): void {
  if (storedPosts.all().length === 0) wait = FIRST_WAIT_MS;
  else if (timer === undefined) {
    timer = setTimeout(trySending, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
}

/**
 * Shows in a later visit whether a booking that was confirmed offline succeeded, with a link to its own page. A time
 * that was taken answers 409, one that has begun 400. In the visit that confirmed it the assistant shows this itself.
 */
function showBookingOutcome(post: StoredPost, status: number): void {
  const confirmed = confirmedIn(post);
  const dock = document.querySelector('.dock');
  if (confirmed === undefined || dock === null || confirmationPending.get()) return;
  const isConfirmed = status < 300;
  if (!isConfirmed && status !== 409 && status !== 400) return;
  const title = createElement('b', { textContent: isConfirmed ? text.confirmed : text.timeTaken });
  const detail = createElement('span', {
    className: 'small',
    textContent: isConfirmed ? text.confirmedText : text.timeTakenText,
  });
  const content = createElement('span', {});
  content.append(title, detail);
  const link = createElement('a', { href: addresses.booking(confirmed) });
  link.append(createElement('img', { src: '/images/mark.svg', alt: '', width: 64, height: 64 }), content);
  const close = createElement('button', { type: 'button', className: 'icon-btn', textContent: '×' });
  close.setAttribute('aria-label', promptText.dismiss);
  const prompt = createElement('div', { className: 'prompt', role: 'status' });
  prompt.append(link, close);
  close.addEventListener('click', () => prompt.remove());
  dock.append(prompt);
}

/** The id of the booking that a post confirms, if it confirms one. */
function confirmedIn({ method, url, body }: StoredPost): string | undefined {
  const sent: { booking_status?: unknown } = JSON.parse(body);
  // The page that stored the post may have been in the other language.
  const [, id] = /\/bookings\/([^/]+)$/.exec(url) ?? [];
  return method === 'PUT' && sent.booking_status === 'completed' ? id : undefined;
}
