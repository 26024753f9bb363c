/** A problem with the payment that the operator must know. The status and the payment say by themselves that a refund is due. */
export const ORDER_ATTENTIONS = ['paid_after_cash', 'other_amount', 'return_failed'] as const;
export type OrderAttention = (typeof ORDER_ATTENTIONS)[number];

/** `due` until the provider says that it has sent the money (`done`) or that it cannot (`failed`). */
export const RETURN_STATES = ['due', 'done', 'failed'] as const;
