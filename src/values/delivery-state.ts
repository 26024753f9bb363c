/**
 * The stored states of a delivery:
 * - `pending`: to be sent now or at its next attempt
 * - `delivered`: the other side has it, up to the record version stored with it
 * - `failed`: refused, or given up after 48 hours; the operator can retry it
 * - `paused`: our configuration for the target is wrong; sent again when it works
 * - `skipped`: the target has no use for it
 */
export const DELIVERY_STATES = ['pending', 'delivered', 'failed', 'paused', 'skipped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
