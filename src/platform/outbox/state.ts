/**
 * - `owed`: must still arrive, now or at its next attempt
 * - `delivered`: the other side has it (for one that follows a record: the version noted with it)
 * - `failed`: refused for good or given up after 48 hours; the operator can retry it
 * - `paused`: our configuration is wrong at that target; tried again when it works
 * - `skipped`: the target has no use for it
 */
export const DELIVERY_STATES = ['owed', 'delivered', 'failed', 'paused', 'skipped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
