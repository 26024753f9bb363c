import { locationText as text } from '../../src/content/text/location.ts';
import { locationMessages } from '../../src/content/text/messages.ts';
import { addresses } from '../../src/web/contract/addresses.ts';
import { type FoundPlace, findLocation } from '../api/find-location.ts';

/**
 * Asks the browser for the visitor's position and shows their place and our nearest centre. In the city menu it then
 * chooses the nearest city, if its centre serves the place.
 */
export async function locateMe(output: HTMLElement, menu: HTMLFormElement | null): Promise<void> {
  output.textContent = text.finding;
  const found = await findLocation({ asked: true, fresh: true });
  if (!found.ok) {
    output.textContent = locationMessages[found.code];
    return;
  }
  show(output, found.value);
  const city =
    found.value.isServiceable &&
    menu?.querySelector<HTMLButtonElement>(`[value="${found.value.nearestCity}"]`);
  if (city) menu?.requestSubmit(city);
}

function show(output: HTMLElement, found: FoundPlace): void {
  const { location, name, nearestCity, distanceMetres, attribution } = found;
  const near = location.source === 'geolocation' ? text.near : text.seemsNear;
  const sentences = [name === undefined ? `${locationMessages.unknown}.` : near(name)];
  if (distanceMetres !== undefined)
    sentences.push(text.centre(Math.max(1, Math.round(distanceMetres / 1000))));
  output.textContent = `${sentences.join(' ')} `;
  const append = (href: string, textContent: string) =>
    output.append(Object.assign(document.createElement('a'), { href, textContent }), ' ');
  if (nearestCity !== undefined) append(addresses.city(nearestCity), text.see);
  if (attribution !== undefined)
    append(text.attribution[attribution].href, text.attribution[attribution].words);
}
