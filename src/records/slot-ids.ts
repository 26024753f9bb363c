/** The time slots of a day, in their order. */
export const slotIds = ['9-11', '11-13', '13-15', '15-17', '17-19'] as const;
export type SlotId = (typeof slotIds)[number];

/**
 * Why a booking waits for the operator instead of taking a seat. `program`: its form looked like a program's. `kept`:
 * only the slot's kept share is left. `rate`: the city has more unverified claims than people make.
 */
export const waitReasons = ['program', 'number', 'device', 'network', 'kept', 'rate'] as const;
export type WaitReason = (typeof waitReasons)[number];
