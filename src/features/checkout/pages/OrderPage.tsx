import { island as payOrder } from '../../../../client/islands/checkout/PayOrder.island.tsx';
import { Alert } from '../../../../client/ui/Alert.tsx';
import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { DoneMark, Icon } from '../../../../client/ui/Icon.tsx';
import { orderText as text } from '../../../content/text/en/order.ts';
import { chatLink } from '../../../values/chat-link.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { MinimalHeader } from '../../../web/document/headers.tsx';
import { Island } from '../../../web/document/Island.tsx';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import type { OrderView } from '../contract/order-view.ts';
import { OrderLines } from './OrderLines.tsx';
import { OrderVisit } from './OrderVisit.tsx';
import { ReturnedOrder } from './ReturnedOrder.tsx';

interface OrderPageProps {
  readonly order: OrderView;
  readonly token: string;
  readonly context: PageContext;
}

const PLACED: ReadonlySet<OrderView['status']> = new Set(['pay_after_service', 'paid', 'fulfilled']);
const UNPAID: ReadonlySet<OrderView['status']> = new Set(['awaiting_payment', 'payment_failed']);

/** The state of an order in one sentence, what can be done about it, and what was ordered. */
export function OrderPage({ order, token, context }: OrderPageProps) {
  const { heading, text: explanation } = text.states[order.status];
  return (
    <>
      <MinimalHeader
        title={text.number(order.number)}
        back={{ href: addresses.doorstep, label: text.back }}
      />
      <div className="page narrow order-page">
        <ReturnedOrder context={context} />
        {PLACED.has(order.status) && <DoneMark />}
        <div className="stack" role="status">
          <h2>{heading}</h2>
          <p className="lead">{explanation}</p>
        </div>
        {order.needsAttention && <Alert tone="calm">{text.attention}</Alert>}
        {UNPAID.has(order.status) && (
          <Island
            of={payOrder}
            props={{
              id: order.id,
              token,
              amount: order.amount,
              takesCards: context.takesCards,
              brandName: context.brand.name,
              description: text.number(order.number),
            }}
          />
        )}
        <OrderVisit order={order} token={token} />
        <OrderLines order={order} />
        <ButtonLink kind="quiet" href={chatOf(order, token, context)} target="_blank" rel="noopener">
          <Icon name="message-circle" />
          {text.openChat}
        </ButtonLink>
      </div>
    </>
  );
}

/** The order as a message to the business, in the owner's own chat with it. */
function chatOf(order: OrderView, token: string, { brand, siteUrl }: PageContext): string {
  const { number, amount, lines, date, timeSlot, area } = order;
  return chatLink(brand.chatNumber, {
    kind: 'order',
    orderId: number,
    total: amount,
    items: lines.map(({ name, quantity }) => ({ name, quantity })),
    link: `${siteUrl}${addresses.ownOrder(order.id, token)}`,
    ...(date !== undefined && { date }),
    ...(timeSlot !== undefined && { timeSlot }),
    ...(area !== undefined && { area }),
  });
}
