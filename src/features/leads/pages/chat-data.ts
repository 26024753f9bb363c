import { productId, serviceWord } from '../../../records/service-words.ts';
import { formatMoney } from '../../../values/money.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import { chosenIn, subjectOf } from './chosen-service.ts';

/** The subject of a link into the chat, for the record of its press; `client/idle/redirects.idle.ts` reads it. */
export function chatData(context: PageContext) {
  const { serviceInterest: id } = subjectOf(context);
  if (id === undefined) return {};
  const { service, car, price } = chatSubject(context);
  return { 'data-service': service, 'data-product': productId(id), 'data-car': car, 'data-price': price };
}

/** The subject of the same link for the server, which records its press where no script does. */
export function chatSubject(context: PageContext) {
  const { serviceInterest: id } = subjectOf(context);
  if (id === undefined) return {};
  const { car, price } = chosenIn(context);
  return {
    service: serviceWord(id),
    car,
    price: price === undefined ? undefined : formatMoney(price),
  };
}
