/**
 * A problem with the payment that the operator must know. Older records also hold `refund_due`, which the status and the
 * payment say by themselves.
 */
export const ORDER_ATTENTIONS = ['paid_after_cash', 'refund_due'] as const;
export type OrderAttention = Exclude<(typeof ORDER_ATTENTIONS)[number], 'refund_due'>;

/** `due` until the provider says that it has sent the money (`done`) or that it cannot (`failed`). */
export const RETURN_STATES = ['due', 'done', 'failed'] as const;
