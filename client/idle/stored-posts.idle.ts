import { storedBookingText as text } from '../../src/content/text/en/stored-booking.ts';
import { addresses, endpoints } from '../../src/web/contract/addresses.ts';
import { type StoredPost, sendStoredPosts, storedPosts } from '../api/stored-posts.ts';
import { confirmationPending } from '../storage/session.ts';

/** The first wait before another try, doubled after each. A browser reports late or never that it is online. */
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
 * Shows in a later visit whether a booking that was confirmed offline succeeded, with a link to its own page. In the
 * visit that confirmed it the assistant shows this itself.
 */
function showBookingOutcome(post: StoredPost, status: number): void {
  const confirmation = confirmationIn(post);
  const template = document.querySelector<HTMLTemplateElement>('template[data-booking-prompt]');
  if (confirmation === undefined || template === null || confirmationPending.get()) return;
  const isConfirmed = status < 300;
  if (!isConfirmed && status !== 409) return;
  const prompt = template.content.cloneNode(true);
  if (!(prompt instanceof DocumentFragment)) return;
  const { firstElementChild: frame } = prompt;
  if (!isConfirmed) {
    prompt.querySelector('b')?.replaceChildren(text.timeTaken);
    prompt.querySelector('.small')?.replaceChildren(text.timeTakenText);
  }
  const { id, token } = confirmation;
  prompt.querySelector('a')?.setAttribute('href', addresses.ownBooking(id, token));
  prompt.querySelector('button')?.addEventListener('click', () => frame?.remove());
  template.after(prompt);
}

/** The id and token of the booking that a post confirms, if it confirms one. */
function confirmationIn({ method, url, body }: StoredPost) {
  const sent: { booking_status?: unknown; token?: unknown } = JSON.parse(body);
  const id = url.slice(endpoints.bookings.length + 1);
  return method === 'PUT' && sent.booking_status === 'completed' && typeof sent.token === 'string'
    ? { id, token: sent.token }
    : undefined;
}
