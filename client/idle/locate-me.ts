import { locationText as text } from '../../src/content/text/en/location.ts';
import { locationMessages } from '../../src/content/text/en/messages.ts';
import { cityServicePath } from '../../src/features/landing/rules/landing-address.ts';
import { locationName } from '../../src/features/location/rules/user-location.ts';
import { findLocation } from '../api/find-location.ts';

/** Finds the visitor, who has just asked for it, anew, and says where they are and where we are nearest. */
export async function locateMe(says: HTMLElement): Promise<void> {
  says.textContent = text.finding;
  const found = await findLocation({ asked: true, fresh: true });
  if (!found.ok) {
    says.textContent = locationMessages[found.code];
    return;
  }
  const { location, nearestCity, distanceMetres, attribution } = found.value;
  const name = locationName(location);
  const sentences = [name === undefined ? `${locationMessages.unknown}.` : text.near(name)];
  if (distanceMetres !== undefined)
    sentences.push(text.centre(Math.max(1, Math.round(distanceMetres / 1000))));
  says.textContent = `${sentences.join(' ')} `;
  const append = (href: string, textContent: string) =>
    says.append(Object.assign(document.createElement('a'), { href, textContent }), ' ');
  if (nearestCity !== undefined) append(cityServicePath('car-service', nearestCity), text.see);
  if (attribution !== undefined)
    append(text.attribution[attribution].href, text.attribution[attribution].words);
}
