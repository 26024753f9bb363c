/** A problem with the payment that the operator must know. */
export const ORDER_ATTENTIONS = ['paid_after_cash', 'refund_due'] as const;
export type OrderAttention = (typeof ORDER_ATTENTIONS)[number];

/** `due` until the provider says that it has sent the money (`done`) or that it cannot (`failed`). */
export const RETURN_STATES = ['due', 'done', 'failed'] as const;
