import { island as payOrder } from '../../../../client/islands/checkout/PayOrder.island.tsx';
import { Alert } from '../../../../client/ui/Alert.tsx';
import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { DoneMark, Icon } from '../../../../client/ui/Icon.tsx';
import { orderText, orderText as text } from '../../../content/text/en/order.ts';
import { chatLink } from '../../../values/chat-link.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { MinimalHeader } from '../../../web/document/headers.tsx';
import { Island } from '../../../web/document/Island.tsx';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import { NOT_FOUND, page, standardChrome } from '../../../web/pages/page-entry.ts';
import type { OrderView } from '../contract.ts';
import { OrderLines, OrderVisit } from './OrderVisit.tsx';
import { ReturnedOrder } from './PlainOrderForm.tsx';
import { paymentPolicy } from './payment-policy.ts';

interface OrderAddress {
  readonly id: string;
}

const ORDER_PATH = /^\/order\/([0-9a-f-]{36})$/;

/** Shows the current state of an order to anyone who has its link. It is never cached and never indexed. */
export const orderPage = page<OrderAddress, OrderView>({
  name: 'order',
  family: 'order',
  group: 'other',
  audience: 'private',
  query: ['token', 'problem'],
  policy: paymentPolicy,
  chrome: {
    ...standardChrome,
    navigation: 'hidden',
    popup: { automatic: false, exitIntent: false, forceClosed: true },
  },
  addresses: () => [],
  match(path) {
    const id = ORDER_PATH.exec(path)?.[1];
    return id === undefined ? undefined : { id };
  },
  async load({ id }, { orders, query }) {
    const found = await orders.find(id, query.get('token') ?? '');
    return found.ok ? found.value : NOT_FOUND;
  },
  metadata: ({ parameters, context }) => ({
    title: orderText.title(context.brand.name),
    description: orderText.description,
    keywords: ['doorstep service order'],
    image: '/images/share/doorstep.png',
    canonicalPath: addresses.order(parameters.id),
    robots: ROBOTS_INDEX,
  }),
  Page: ({ data, context }) => (
    <OrderPage order={data} token={context.query.get('token') ?? ''} context={context} />
  ),
});

interface OrderPageProps {
  readonly order: OrderView;
  readonly token: string;
  readonly context: PageContext;
}

const PLACED: ReadonlySet<OrderView['status']> = new Set(['pay_after_service', 'paid', 'fulfilled']);
const UNPAID: ReadonlySet<OrderView['status']> = new Set(['awaiting_payment', 'payment_failed']);

/** Shows the state of an order, the next steps and the ordered lines. */
function OrderPage({ order, token, context }: OrderPageProps) {
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

/** Returns the chat link with a message about the order. */
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
