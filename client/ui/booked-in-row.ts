/**
 * The name, in a car's price set, of the price that a Book Now button or link books. A link in a table of prices takes it
 * from the price in its row.
 */
export const followedPrice = (booking: HTMLElement): string | undefined =>
  booking.dataset.bookFollows ??
  booking.closest('tr')?.querySelector<HTMLElement>('span[data-follows]')?.dataset.follows;

/** The service that a Book Now button or link books. A link in a table of prices takes it from the head of its row. */
export const bookedService = (booking: HTMLElement): string =>
  booking.dataset.bookService || (booking.closest('tr')?.querySelector('th')?.textContent ?? '');
