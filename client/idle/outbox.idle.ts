import { sendStored } from '../api/send-stored.ts';
import { outbox } from '../storage/outbox.ts';
import { tellOfKeptBooking } from './saved-booking.ts';

/** The first wait for another try, doubled after each: a browser's own word that it is online comes late or not at all. */
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;

let wait = FIRST_WAIT_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

async function trySending(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  await sendStored(tellOfKeptBooking);
  waitForNext();
}

function waitForNext(): void {
  if (outbox.all().length === 0) wait = FIRST_WAIT_MS;
  else if (timer === undefined) {
    timer = setTimeout(trySending, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
}

/** What a visitor sent while offline leaves as soon as the network is back, or with the next page they open. */
export function start(): void {
  addEventListener('online', trySending);
  outbox.subscribe(waitForNext);
  void trySending();
}
