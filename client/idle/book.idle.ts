import { endpoints } from '../../src/web/contract/addresses.ts';
import { callIsland } from '../loader/page.ts';
import { serviceInterest } from '../storage/interest.ts';
import { createElement, typeInto } from './elements.ts';

const DIALOG = 'book-now';
const ISLAND = 'booking';
const SUMMARY = 'sum';
/** Selects elements with the data of `bookNowData`, whose module would bring its prices along as an import. */
const BOOKS = '[data-book-service]';

/**
 * Stores the service, price and car of the pressed Book Now button for the lead, and shows them in the dialog. A link
 * to Book Now's own page opens the dialog instead. The dialog also sends the number from the plain form at the end of
 * a page, so that the lead carries its visit and campaign. Without this module the links and the form work by
 * themselves.
 */
export function start(): void {
  const dialog = document.getElementById(DIALOG);
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (dialog.open && dialog.matches(BOOKS)) choose(dialog, dialog);
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(BOOKS) : null;
    if (button === null) return;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    choose(button, dialog);
    if (!(button instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    callIsland(ISLAND);
    dialog.showModal();
  });
  const form = document.querySelector<HTMLFormElement>(`.close form[action="${endpoints.leads}"]`);
  form?.addEventListener('focusin', () => callIsland(ISLAND));
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    sendByDialog(dialog, String(new FormData(form).get('mobileNumber') ?? ''));
  });
}

/** Makes the button's service the subject of the lead. Only a row's link names its car for the lead. */
function choose(button: HTMLElement, dialog: HTMLElement): void {
  const car =
    (button instanceof HTMLAnchorElement && new URL(button.href).searchParams.get('car')) || undefined;
  serviceInterest.press(button, car);
  showSummary(dialog, button.dataset);
}

/**
 * Shows service, car and price below the dialog's title, outside of React's elements, and replaces an earlier
 * summary.
 */
function showSummary(dialog: HTMLElement, booked: DOMStringMap): void {
  const { bookName = '', bookPrice, bookCar = '', bookBody } = booked;
  const text = createElement('span', {});
  text.append(
    createElement('b', { textContent: bookName }),
    createElement('small', { textContent: bookCar }),
  );
  const summary = createElement('div', { className: SUMMARY });
  if (bookBody)
    summary.append(
      createElement('img', { src: `/images/car-${bookBody}.svg`, alt: '', width: 480, height: 192 }),
    );
  summary.append(text);
  if (bookPrice) summary.append(createElement('span', { className: 'price', textContent: bookPrice }));
  dialog.querySelector(`.sheet-head + .${SUMMARY}`)?.remove();
  // Without a car the form asks for one, and then shows the car with its price.
  if (bookCar !== '') dialog.querySelector('.sheet-head')?.after(summary);
}

/** Fills the number into the dialog's form and submits it. An island that is still loading replays both later. */
function sendByDialog(dialog: HTMLDialogElement, mobileNumber: string): void {
  const form = dialog.querySelector('form');
  const field = dialog.querySelector<HTMLInputElement>('input[name=mobileNumber]');
  callIsland(ISLAND);
  dialog.showModal();
  // Without a form, the dialog shows the result of an earlier send.
  if (form === null || field === null) return;
  typeInto(field, mobileNumber);
  // The island must read the number before it handles the submit event.
  setTimeout(() => form.requestSubmit());
}
