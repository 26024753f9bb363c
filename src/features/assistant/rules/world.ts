import type { Paise } from '../../../values/money.ts';
import type { Vehicle } from '../../../values/vehicle.ts';
import type { BookableService } from '../../bookings/contract.ts';
import { AC_SERVICE_PRICE } from '../../pricing/contract.ts';
import type { Slot, SlotId } from '../../slots/contract.ts';
import { offeredSlots } from '../../slots/contract.ts';

/** AC service costs the same for every car, so it is not looked up. */
type SheetService = Exclude<BookableService, 'AC Service'>;

/**
 * The part of the price sheet that the assistant uses. A price is undefined when the sheet has none for that vehicle.
 */
export type AssistantPrices = {
  readonly brands: () => readonly string[];
  readonly models: (brand: string) => readonly string[];
  readonly fuelTypes: (brand: string, model: string) => readonly string[];
  /** In paise. Express uses the discounted price, Dent & Paint the dentPaint price. */
  readonly price: (vehicle: Vehicle, service: SheetService) => Paise | undefined;
};

/** The external data that decides whether answers are valid: the time, the prices and the free slots. */
export type World = {
  readonly now: Date;
  readonly prices: AssistantPrices;
  /** The free slots of a date; undefined while they are not loaded. */
  readonly freeSlots: (date: string) => readonly SlotId[] | undefined;
  /** The slot that this visitor already holds. It counts as free, even when the board shows it as full. */
  readonly mine?: { readonly date: string; readonly slotId: SlotId };
};

/** The price of a service for a car, in paise; undefined while it is not known. */
export function servicePrice(
  prices: AssistantPrices,
  service: BookableService,
  { manufacturer, model, fuelType }: Partial<Vehicle>,
): Paise | undefined {
  if (service === 'AC Service') return AC_SERVICE_PRICE;
  if (manufacturer === undefined || model === undefined || fuelType === undefined) return undefined;
  return prices.price({ manufacturer, model, fuelType }, service) || undefined;
}

/**
 * The slots that this visitor may choose: not begun, and free or already held. While the free slots are unknown, all
 * count as free.
 */
export function choosableSlots(date: string, world: World): readonly Slot[] {
  const free = world.freeSlots(date);
  const isMine = (id: SlotId) => world.mine?.date === date && world.mine.slotId === id;
  return offeredSlots(date, world.now).filter(({ id }) => free?.includes(id) !== false || isMine(id));
}
