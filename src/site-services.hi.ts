import { displayedName, englishName } from './content/names.ts';
import { hindiLabels } from './features/slots/rules/slot.hi.ts';
import type { Ledger } from './platform/ledger/record-ledger.ts';
import type { Services, WriteServices } from './services/services.ts';

/** Changes a text, which may stand under a key of an object. */
type Change = (text: string, key: string) => string;

/** The same value with each of its texts changed. */
function mapped<T>(value: T, change: Change): T;
function mapped(value: unknown, change: Change): unknown {
  if (typeof value === 'string') return change(value, '');
  if (Array.isArray(value)) return value.map((element: unknown) => mapped(element, change));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [
      key,
      typeof part === 'string' ? change(part, key) : mapped(part, change),
    ]),
  );
}

const englishLabels = new Map([...hindiLabels].map(([english, hindi]) => [hindi, english]));

const inEnglish = <T>(value: T): T => mapped(value, (text) => englishLabels.get(text) ?? englishName(text));
const inHindi = <T>(value: T): T => mapped(value, (text) => hindiLabels.get(text) ?? displayedName(text));

/** The services of the Hindi pages: names are English in every record, and Hindi in what a visitor reads. */
export const pageServicesOf = (services: Services): Services => ({ ...services, ...displayed(services) });

/** The verb of a Hindi call link leaves little room on a narrow phone, where the number would break in two. */
const withUnbrokenPhone = (brand: Services['brand']): Services['brand'] => ({
  ...brand,
  supportPhone: brand.supportPhone.replaceAll(' ', '\u00a0'),
});

const displayed = (services: Services) => ({
  brand: withUnbrokenPhone(inHindi(services.brand)),
  bookings: { find: async (id: string, token: string) => inHindi(await services.bookings.find(id, token)) },
  orders: { find: async (id: string, token: string) => inHindi(await services.orders.find(id, token)) },
  slots: {
    ...services.slots,
    board: async (...asked: Parameters<Services['slots']['board']>) =>
      inHindi(await services.slots.board(...asked)),
  },
  serviceTypes: async () => inHindi(await services.serviceTypes()),
});

/** The services of the Hindi endpoints: the ledger, its deliveries and the conversions get English names. */
export const writeServicesOf = (services: WriteServices): WriteServices => ({
  ...services,
  ...displayed(services),
  slots: {
    ...services.slots,
    board: async (...asked) => inHindi(await services.slots.board(...asked)),
    hold: async (...asked) => inHindi(await services.slots.hold(...asked)),
  },
  ledger: ledgerOf(services.ledger),
  deliveriesFor: (kind, record) => services.deliveriesFor(kind, inEnglish(record)),
  takeEvents: (batch, consent) => services.takeEvents(inEnglish(batch), consent),
});

/** The fields that a stored draft names by a word of its schema. */
const CODES: ReadonlySet<string> = new Set(['location', 'area']);

/** A stored record as the endpoints change it. */
const recordInHindi = <T>(value: T): T =>
  mapped(value, (text, key) => (CODES.has(key) ? text : (hindiLabels.get(text) ?? displayedName(text))));

const ledgerOf = (ledger: Ledger): Ledger => ({
  ...ledger,
  record: async (kind, input, deliveries) =>
    recordInHindi(await ledger.record(kind, inEnglish(input), deliveries)),
  findRepeat: async (kind, input) => recordInHindi(await ledger.findRepeat(kind, inEnglish(input))),
  change: async (id, changes, options) =>
    recordInHindi(
      await ledger.change(
        id,
        typeof changes === 'function'
          ? (record) => inEnglish(changes(recordInHindi(record)))
          : inEnglish(changes),
        options,
      ),
    ),
  find: async (id) => recordInHindi(await ledger.find(id)),
  findByBookingId: async (bookingId) => recordInHindi(await ledger.findByBookingId(bookingId)),
});
