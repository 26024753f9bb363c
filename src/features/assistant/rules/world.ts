import type { Paise } from '../../../values/money.ts';
import type { Vehicle } from '../../../values/vehicle.ts';
import type { BookableService } from '../../bookings/contract.ts';
import { AC_SERVICE_PRICE } from '../../pricing/contract.ts';
import type { Slot, SlotId } from '../../slots/contract.ts';
import { offeredSlots } from '../../slots/contract.ts';

/** AC is not looked up: it costs the same for every car. */
type SheetService = Exclude<BookableService, 'AC Service'>;

/** What the assistant needs of the price sheet. A price is missing where the sheet has none for that vehicle. */
export type AssistantPrices = {
  readonly brands: () => readonly string[];
  readonly models: (brand: string) => readonly string[];
  readonly fuelTypes: (brand: string, model: string) => readonly string[];
  /** In paise. Express: the discounted price; Dent & Paint: the dentPaint price (spec section 9). */
  readonly price: (vehicle: Vehicle, service: SheetService) => Paise | undefined;
};

/** What the answers are judged against at an instant. */
export type World = {
  readonly now: Date;
  readonly prices: AssistantPrices;
  /** The slots of a date that can still be taken, or nothing while that is not known. */
  readonly freeSlots: (date: string) => readonly SlotId[] | undefined;
  /** The slot this visitor holds already: it counts as free, however full the board says it is. */
  readonly mine?: { readonly date: string; readonly slotId: SlotId };
};

/** What a service costs for a car, in paise; nothing where it is not known. */
export function servicePrice(
  prices: AssistantPrices,
  service: BookableService,
  { manufacturer, model, fuelType }: Partial<Vehicle>,
): Paise | undefined {
  if (service === 'AC Service') return AC_SERVICE_PRICE;
  if (manufacturer === undefined || model === undefined || fuelType === undefined) return undefined;
  return prices.price({ manufacturer, model, fuelType }, service) || undefined;
}

/** The slots of a date that this visitor may choose: not begun, and free (or the visitor's own). Unknown occupancy rules nothing out. */
export function choosableSlots(date: string, world: World): readonly Slot[] {
  const free = world.freeSlots(date);
  const isMine = (id: SlotId) => world.mine?.date === date && world.mine.slotId === id;
  return offeredSlots(date, world.now).filter(({ id }) => free?.includes(id) !== false || isMine(id));
}
