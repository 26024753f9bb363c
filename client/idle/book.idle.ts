import { addresses, endpoints } from '../../src/web/contract/addresses.ts';
import { callIsland } from '../loader/call.ts';
import { serviceInterest } from '../storage/interest.ts';
import { summarise } from './booking-summary.ts';

const DIALOG = 'book-now';
const ISLAND = 'booking';
/** What books something that stands beside it: a row's link, the button of the slip, and of the bar that repeats it. */
const BOOKS = `a[href^="${addresses.book}?"], .slip [commandfor="${DIALOG}"], .action-bar [commandfor="${DIALOG}"]`;
/** What is booked by a link in a row of prices, and by the button of a slip: its name and its price. */
const NAMED = 'th, .slip-price .small, .ruled .small';
const PRICE = '.pr .price, .slip-price .price, .ruled .price';

/**
 * Lets a lead know what was pressed for it, and the dialog say it: the row of a price table, or the service that the slip shows. A link to Book
 * Now's own page opens the dialog over the page one is on. A plain form for a number is sent by the dialog too, so that
 * its lead carries the visit and its campaign like any other. Without this module each goes its own way, and works.
 */
export function start(): void {
  const dialog = document.getElementById(DIALOG);
  if (!(dialog instanceof HTMLDialogElement)) return;
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(BOOKS) : null;
    if (pressed === null) return;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    note(pressed, dialog);
    if (!(pressed instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    callIsland(ISLAND);
    dialog.showModal();
  });
  const band = document.querySelector<HTMLFormElement>(`.close form[action="${endpoints.leads}"]`);
  band?.addEventListener('focusin', () => callIsland(ISLAND));
  band?.addEventListener('submit', (event) => {
    event.preventDefault();
    sendByDialog(dialog, String(new FormData(band).get('mobileNumber') ?? ''));
  });
}

function note(pressed: HTMLElement, dialog: HTMLElement): void {
  const place = pressed.closest('tr, .slip') ?? document.querySelector('.slip');
  const service = place?.querySelector(NAMED)?.textContent;
  if (!service) return;
  const car =
    (pressed instanceof HTMLAnchorElement && new URL(pressed.href).searchParams.get('car')) || undefined;
  const price = place?.querySelector(PRICE)?.textContent ?? undefined;
  serviceInterest.choose({ service, car, price });
  summarise(dialog, { service, price });
}

/** Types the number into the dialog's form and sends that: its island may still be on its way, and then replays both. */
function sendByDialog(dialog: HTMLDialogElement, mobileNumber: string): void {
  const form = dialog.querySelector('form');
  const field = dialog.querySelector<HTMLInputElement>('input[name=mobileNumber]');
  callIsland(ISLAND);
  dialog.showModal();
  // Sent a moment ago: what became of it stands in the dialog.
  if (form === null || field === null) return;
  field.value = mobileNumber;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // The island takes what was typed before it takes the send.
  setTimeout(() => form.requestSubmit());
}
