import { parseJson } from '../../../values/parse-json.ts';
import { type Cart, type CartItem, EMPTY_CART, QUANTITY_MAX, type SeenService } from './cart.ts';

/** No catalogue has more services than this, so further stored items are invalid. */
const ITEMS_MAX = 100;
const ID_MAX = 80;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseQuantity(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number) || number < 1) return undefined;
  return Math.min(QUANTITY_MAX, Math.floor(number));
}

function parseTime(value: unknown): string {
  const instant = typeof value === 'string' || typeof value === 'number' ? new Date(value) : new Date(0);
  return Number.isNaN(instant.getTime()) ? new Date(0).toISOString() : instant.toISOString();
}

function parseSeen(value: unknown): SeenService | undefined {
  if (!isRecord(value) || typeof value.name !== 'string') return undefined;
  const { name, unitPrice } = value;
  return Number.isSafeInteger(unitPrice) && typeof unitPrice === 'number' && unitPrice >= 0
    ? { name, unitPrice }
    : undefined;
}

function parseItem(value: unknown): CartItem[] {
  if (!isRecord(value)) return [];
  const serviceId = value.serviceId ?? value.id;
  const quantity = parseQuantity(value.quantity ?? 1);
  if (typeof serviceId !== 'string' || serviceId === '' || serviceId.length > ID_MAX || !quantity) return [];
  const seen = parseSeen(value.seen);
  return [
    {
      serviceId,
      quantity,
      addedAt: parseTime(value.addedAt),
      ...(seen && { seen }),
      ...(value.isWithdrawn === true && { isWithdrawn: true }),
    },
  ];
}

/** Older shapes: a bare list of items, or `{serviceId: quantity}`. */
function storedItems(stored: unknown): readonly unknown[] {
  if (Array.isArray(stored)) return stored;
  if (!isRecord(stored)) return [];
  if (Array.isArray(stored.items)) return stored.items;
  return Object.entries(stored).map(([serviceId, quantity]) =>
    typeof quantity === 'number' ? { serviceId, quantity } : undefined,
  );
}

/** Reads the cart from stored text. It drops invalid items and never throws. */
export function parseStoredCart(text: string | null | undefined): Cart {
  if (!text) return EMPTY_CART;
  const items = new Map<string, CartItem>();
  for (const item of storedItems(parseJson(text)).flatMap(parseItem)) {
    const present = items.get(item.serviceId);
    const quantity = Math.min(QUANTITY_MAX, item.quantity + (present?.quantity ?? 0));
    if (present || items.size < ITEMS_MAX) items.set(item.serviceId, { ...(present ?? item), quantity });
  }
  return { items: [...items.values()] };
}

/** Returns the text to store; `parseStoredCart` reads it back to an equal cart. */
export const storeCart = (cart: Cart): string => JSON.stringify({ version: 1, items: cart.items });
