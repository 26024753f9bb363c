import { ownLink } from '../../src/content/text/own-link.ts';
import { addresses } from '../../src/web/contract/addresses.ts';
import { lastOrderKey } from '../storage/last-key.ts';
import { isOwnRecord, ownRecords } from '../storage/own-records.ts';
import { createElement } from './elements.ts';

/** Keeps the booking or order whose own page is open, and links to it from the home page. */
export function start(): void {
  keepShown();
  if (location.pathname === addresses.home) linkNewest();
}

/** The page says what it shows in `data-own`. */
function keepShown(): void {
  const { own } = document.querySelector<HTMLElement>('[data-own]')?.dataset ?? {};
  if (own === undefined) return;
  const record: unknown = JSON.parse(own);
  if (!isOwnRecord(record)) return;
  ownRecords.keep(record);
  // The same order is meant as another one now.
  if (record.isCancelled) lastOrderKey.set(undefined);
}

/** Adds the link below the first screen, so that nothing on the screen moves. */
function linkNewest(): void {
  const [newest] = ownRecords.get();
  const below = [...document.querySelectorAll('main > *')].find(
    (part) => part.getBoundingClientRect().top >= innerHeight,
  );
  if (newest === undefined || below === undefined) return;
  const link = createElement('a', {
    href: addresses.myBookings,
    className: 'own-link',
    textContent: ownLink(newest.subject, newest.number),
  });
  below.before(link);
}
