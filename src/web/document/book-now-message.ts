import type { Brand } from '../../content/brand.ts';
import type { City } from '../../content/cities/city.ts';
import { isOfferedIn } from '../../features/offers/index.ts';
import { chatLink } from '../../values/chat-link.ts';
import type { ChatMessage } from '../../values/chat-message.ts';
import type { Paise } from '../../values/money.ts';

/** The visitor's choices before Book Now; every part may be missing. */
export interface Chosen {
  readonly service?: string | undefined;
  /** "Maruti Swift petrol" */
  readonly car?: string | undefined;
  readonly price?: Paise | undefined;
  /** The name of a city that the page or the visitor named. */
  readonly city?: string | undefined;
  /** The reference of the visitor's lead, once there is one. */
  readonly reference?: string | null | undefined;
}

/** The service of a message in which the visitor chose none. */
const anyService = (city: City): string =>
  isOfferedIn(city, 'express') ? 'an Express Car Service' : 'a car service';

/**
 * Returns the message of Book Now.
 * @param city the visitor's city, which decides the service where none was chosen
 */
export const bookNowMessage = (
  { name }: Pick<Brand, 'name'>,
  city: City,
  { service = anyService(city), car, price, city: named }: Chosen = {},
): ChatMessage => ({ kind: 'book_now', brand: name, service, car, price, city: named });

/** Returns the link to the business chat with the message of Book Now. */
export const bookNowLink = (
  brand: Pick<Brand, 'chatNumber' | 'name'>,
  city: City,
  chosen: Chosen = {},
): string => chatLink(brand.chatNumber, bookNowMessage(brand, city, chosen), chosen.reference);
