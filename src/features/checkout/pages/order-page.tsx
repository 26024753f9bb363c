import { orderText } from '../../../content/text/en/order.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { NOT_FOUND, page, standardChrome } from '../../../web/pages/page-entry.ts';
import type { OrderView } from '../contract/order-view.ts';
import { OrderPage } from './OrderPage.tsx';
import { paymentPolicy } from './payment-policy.ts';

interface OrderAddress {
  readonly id: string;
}

const ORDER_PATH = /^\/order\/([0-9a-f-]{36})$/;

/** One order, for whoever has its link: what is true of it now. Never kept, never indexed. */
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
