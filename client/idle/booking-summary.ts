/** What stands at the head of the dialog: the slip in one line. */
export interface BookingSummary {
  readonly service: string;
  /** As it stood on the screen: "₹2,999". */
  readonly price: string | undefined;
}

const CLASS = 'sum';
/** Where a page says whose prices it shows: "Maruti Swift petrol", "Swift petrol", or the slip of home. */
const CAR = '[data-follows="car"], [data-follows="caption"], .slip .who b';

const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  fields: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), fields);

/**
 * Puts service, car and price below the dialog's title, in place of what stood there. It belongs to no island: what a
 * page shows as its price is words on the page.
 */
export function summarise(dialog: HTMLElement, { service, price }: BookingSummary): void {
  const picture = document.querySelector<HTMLImageElement>('.slip img, .bigcar')?.src;
  const words = make('span', {});
  words.append(make('b', { textContent: service }));
  words.append(make('small', { textContent: document.querySelector(CAR)?.textContent ?? '' }));
  const summary = make('div', { className: CLASS });
  summary.append(picture ? make('img', { src: picture, alt: '', width: 480, height: 192 }) : '', words);
  // A place where a price is still to come holds none.
  if (price && !price.includes('…')) summary.append(make('span', { className: 'price', textContent: price }));
  dialog.querySelector(`.${CLASS}`)?.remove();
  dialog.querySelector('.sheet-head')?.after(summary);
}
