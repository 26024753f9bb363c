export { holdSlot, type RefusedSlot, type SlotHold, wantedSlot } from './hold-slot.ts';
