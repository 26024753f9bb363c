import type { Paise } from '../../../values/money.ts';
import type { Vehicle } from '../../../values/vehicle.ts';
import type { BookableService } from '../../bookings/contract.ts';
import { AC_SERVICE_PRICE } from '../../pricing/contract.ts';
import type { Slot, SlotId } from '../../slots/contract.ts';
import { offeredSlots } from '../../slots/contract.ts';

/** An AC service costs the same for every car, so its price is not looked up. */
type SheetService = Exclude<BookableService, 'ac'>;

export type AssistantPrices = {
  readonly manufacturers: () => readonly string[];
  readonly models: (manufacturer: string) => readonly string[];
  readonly fuelTypes: (manufacturer: string, model: string) => readonly string[];
  /** In paise: the discounted express price, or the dentPaint price. Undefined if the sheet has none for the car. */
  readonly price: (vehicle: Vehicle, service: SheetService) => Paise | undefined;
};

/** The rules check the answers against these prices, free slots and this time. */
export type AssistantFacts = {
  readonly now: Date;
  readonly prices: AssistantPrices;
  /** The free slots of a date (YYYY-MM-DD), or undefined before they are loaded. */
  readonly freeSlots: (date: string) => readonly SlotId[] | undefined;
  /** The visitor's draft reserves this slot. It counts as free for them, even if it is full for others. */
  readonly heldSlot?: { readonly date: string; readonly slotId: SlotId };
};

/** The price of a service for a car, in paise, or undefined if it is not known. */
export function servicePrice(
  prices: AssistantPrices,
  service: BookableService,
  { manufacturer, model, fuelType }: Partial<Vehicle>,
): Paise | undefined {
  if (service === 'ac') return AC_SERVICE_PRICE;
  if (manufacturer === undefined || model === undefined || fuelType === undefined) return undefined;
  return prices.price({ manufacturer, model, fuelType }, service) || undefined;
}

/**
 * The slots of a date that have not begun and are free or reserved by this visitor. Before the free slots are loaded,
 * every slot is offered.
 */
export function choosableSlots(date: string, facts: AssistantFacts): readonly Slot[] {
  const free = facts.freeSlots(date);
  const isHeld = (id: SlotId) => facts.heldSlot?.date === date && facts.heldSlot.slotId === id;
  return offeredSlots(date, facts.now).filter(({ id }) => free?.includes(id) !== false || isHeld(id));
}
