import { z } from 'zod';
import type { OrderEvent } from '../../features/checkout/rules/order-state.ts';
import { equalInConstantTime, hmacSha256Hex } from '../../features/checkout/rules/signature.ts';
import { parseJson } from '../../values/parse-json.ts';
import { failure, type Result, success } from '../../values/result.ts';

const payment = z.object({
  id: z.string().min(1),
  order_id: z.nullish(z.string()),
  amount: z.int(),
  currency: z.string(),
});

const refund = z.object({
  id: z.string().min(1).optional(),
  payment_id: z.string().min(1),
  amount: z.int(),
  currency: z.string(),
});

const body = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.optional(z.object({ entity: payment })),
    refund: z.optional(z.object({ entity: refund })),
  }),
});

export interface WebhookMessage {
  /** The unparsed body: the signature covers these bytes. */
  readonly rawBody: Uint8Array<ArrayBuffer>;
  /** `X-Razorpay-Signature` */
  readonly signature: string | undefined;
  /** `x-razorpay-event-id` */
  readonly eventId: string | undefined;
}

interface PaymentNotification {
  /** The provider's id of the event; a repeated event has the same id. */
  readonly eventId: string;
  /** Missing where the event does not change an order (an authorisation, another currency). */
  readonly event?: OrderEvent;
}

function orderEventOf(parsed: z.infer<typeof body>): OrderEvent | undefined {
  const entity = parsed.payload.payment?.entity;
  if (!entity?.order_id || entity.currency !== 'INR') return undefined;
  const providerOrderId = entity.order_id;
  switch (parsed.event) {
    case 'payment.captured':
    case 'order.paid':
      return { kind: 'payment_captured', providerOrderId, paymentId: entity.id, amount: entity.amount };
    case 'payment.failed':
      return { kind: 'payment_failed', providerOrderId };
    case 'refund.processed':
      return refundEventOf('payment_returned', providerOrderId, parsed);
    case 'refund.failed':
      return refundEventOf('return_failed', providerOrderId, parsed);
    default:
      return undefined;
  }
}

/** The event of a refund. Its payment stands beside it and names the order. */
function refundEventOf(
  kind: 'payment_returned' | 'return_failed',
  providerOrderId: string,
  { payload }: z.infer<typeof body>,
): OrderEvent | undefined {
  const entity = payload.refund?.entity;
  if (entity === undefined || entity.currency !== 'INR') return undefined;
  const { id: refundId, payment_id: paymentId, amount } = entity;
  return { kind, providerOrderId, paymentId, amount, ...(refundId !== undefined && { refundId }) };
}

/**
 * Reads a webhook. It verifies the signature before it parses the body.
 * @returns `bad_signature` (answer 400), or `broken_body` for a signed body of another shape
 */
export async function readWebhook(
  webhookSecret: string,
  message: WebhookMessage,
): Promise<Result<PaymentNotification, 'bad_signature' | 'broken_body'>> {
  const expected = await hmacSha256Hex(webhookSecret, message.rawBody);
  if (!equalInConstantTime(expected, message.signature ?? '')) return failure('bad_signature');
  const parsed = body.safeParse(parseJson(new TextDecoder().decode(message.rawBody)));
  if (!parsed.success) return failure('broken_body');
  const event = orderEventOf(parsed.data);
  // Without an event id the signature replaces it: the same body gives the same signature.
  return success({ eventId: message.eventId ?? expected, ...(event && { event }) });
}
