import { findDoorstepService } from '../../content/doorstep/find.ts';
import { serviceNames } from '../../content/text/service-names.ts';
import { wordOf } from '../../values/word-of.ts';
import type { PriceExtra } from '../doorstep/contract.ts';
import type { OrderView } from './contract.ts';

/** The words of an ordered line in the language of the page. */
interface LineWords {
  readonly name: string;
  readonly description: string;
  /** Parts or work on top of the price. */
  readonly extra?: PriceExtra;
}

type WithWords<Line> = Line & LineWords;

/** An order's lines with their words; a package's description is its car. */
export const linesInWords = <Line extends { readonly serviceId: string }>(
  lines: readonly Line[],
  vehicle: string | undefined,
): WithWords<Line>[] =>
  lines.map((line) => {
    const service = findDoorstepService(line.serviceId);
    return {
      ...line,
      name: wordOf(serviceNames, line.serviceId),
      description: service?.summary ?? vehicle ?? '',
      ...(service?.extra && { extra: service.extra }),
    };
  });

/** The view of an order with the words of its lines. */
export type OrderInWords = InWords<OrderView>;

type InWords<View extends OrderView> = Omit<View, 'lines'> & {
  readonly lines: WithWords<OrderView['lines'][number]>[];
};

export const orderInWords = <View extends OrderView>(order: View): InWords<View> => ({
  ...order,
  lines: linesInWords(order.lines, order.vehicle),
});
