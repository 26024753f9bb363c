import { savedBookingText as text } from '../../src/content/text/en/saved-booking.ts';
import { addresses, endpoints } from '../../src/web/contract/addresses.ts';
import type { StoredPost } from '../storage/outbox.ts';
import { confirmationPending } from '../storage/session.ts';

/** What became of a booking that its visitor confirmed without a network. */
interface KeptConfirmation {
  readonly id: string;
  readonly token: string;
}

function confirmationIn({ method, url, body }: StoredPost): KeptConfirmation | undefined {
  const sent: { booking_status?: unknown; token?: unknown } = JSON.parse(body);
  const id = url.slice(endpoints.bookings.length + 1);
  return method === 'PUT' && sent.booking_status === 'completed' && typeof sent.token === 'string'
    ? { id, token: sent.token }
    : undefined;
}

/**
 * Tells in a later visit what came of it, in the place and look of the floating prompt, with the way to the booking's own
 * page. In the visit that confirmed it the assistant says so itself.
 */
export function tellOfKeptBooking(post: StoredPost, status: number): void {
  const confirmation = confirmationIn(post);
  const prompt = document.querySelector<HTMLElement>('[data-chat-prompt]');
  if (confirmation === undefined || prompt === null || confirmationPending.get()) return;
  const isConfirmed = status < 300;
  if (!isConfirmed && status !== 409) return;
  const note = document.createElement('aside');
  note.className = 'prompt';
  note.append(...[...prompt.children].map((part) => part.cloneNode(true)));
  note.setAttribute('role', 'status');
  const link = note.querySelector('a');
  link?.removeAttribute('data-opens');
  link?.setAttribute('href', addresses.ownBooking(confirmation.id, confirmation.token));
  const title = note.querySelector('b');
  const words = note.querySelector('.small');
  if (title) title.textContent = isConfirmed ? text.confirmed : text.timeTaken;
  if (words) words.textContent = isConfirmed ? text.confirmedText : text.timeTakenText;
  note.querySelector('button')?.addEventListener('click', () => note.remove());
  prompt.after(note);
}
