import type { NewDelivery } from '../../../platform/ledger/records.ts';

/** The target that makes the board of slots follow the ledger: a confirmed booking has its seat, a cancelled one none. */
export const SLOT_TARGET = 'slots';

/** Owed with the confirmation, in its own transaction; every later change of the booking owes it again. */
export const seatDelivery: NewDelivery = { target: SLOT_TARGET, purpose: 'seat' };
