import { type IconName, iconAddress } from '../../src/values/icon-names.ts';

/** Creates an element with its properties, data and content. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { dataset, ...properties }: Partial<HTMLElementTagNameMap[Tag]>,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  if (dataset) Object.assign(element.dataset, dataset);
  for (const part of content) element.append(part);
  return element;
}

/**
 * Writes into a field as a visitor does. React watches `field.value` and ignores an event whose value it knows, so the
 * prototype's setter writes it.
 */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const SVG = 'http://www.w3.org/2000/svg';

/** Creates an icon of the sprite, as `Icon` renders it. */
export function createIcon(name: IconName): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('aria-hidden', 'true');
  const reference = document.createElementNS(SVG, 'use');
  reference.setAttribute('href', iconAddress(name));
  icon.append(reference);
  return icon;
}
