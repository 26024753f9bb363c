import { lineIn, recordIn, type Words } from './content/chosen-words.ts';
import { displayedName, displayedPlace, englishName, englishPlace } from './content/names.ts';
import type { BookingView } from './features/bookings/contract.ts';
import type { ReceivedEvent } from './features/tracking/rules/received-events.ts';
import type { Ledger } from './platform/ledger/record-ledger.ts';
import type { LedgerRecord, RecordChanges } from './platform/ledger/records.ts';
import type { RecordKind } from './records/record-status.ts';
import type { Services } from './services/page-services.ts';
import type { WriteServices } from './services/services.ts';
import { success } from './values/result.ts';

const ENGLISH: Words = {
  service: englishName,
  place: englishPlace,
};
const HINDI: Words = {
  service: displayedName,
  place: displayedPlace,
};

/** The services of the Hindi pages: choices are English in every record, and Hindi in what a visitor reads. */
export const pageServicesOf = (services: Services): Services => ({ ...services, ...displayed(services) });

/** The verb of a Hindi call link leaves little room on a narrow phone, where the number would break in two. */
const displayedBrand = ({ address, ...brand }: Services['brand']): Services['brand'] => ({
  ...brand,
  address: { ...address, city: displayedPlace(address.city), state: displayedPlace(address.state) },
  supportPhone: brand.supportPhone.replaceAll(' ', '\u00a0'),
});

/** A successful result with its value changed. */
const mapped = <Found, Fault extends { readonly ok: false }, Shown>(
  result: { readonly ok: true; readonly value: Found } | Fault,
  change: (value: Found) => Shown,
) => (result.ok ? success(change(result.value)) : result);

/** A booking for its own page. */
const viewInHindi = (view: BookingView): BookingView => ({
  ...view,
  ...(view.serviceType !== undefined && { serviceType: HINDI.service(view.serviceType) }),
});

const displayed = ({ brand, bookings, orders, serviceTypes }: Services) => ({
  brand: displayedBrand(brand),
  bookings: {
    find: async (id: string, token: string) => mapped(await bookings.find(id, token), viewInHindi),
  },
  orders: {
    find: async (id: string, token: string) =>
      mapped(await orders.find(id, token), (order) => ({
        ...order,
        lines: order.lines.map((line) => lineIn(HINDI, line)),
      })),
  },
  serviceTypes: async () =>
    (await serviceTypes()).map((type) => ({ ...type, name: HINDI.service(type.name) })),
});

/** The services of the Hindi endpoints: the ledger, its deliveries and the conversions get English choices. */
export const writeServicesOf = (services: WriteServices): WriteServices => {
  const shown = displayed(services);
  return {
    ...services,
    ...shown,
    ledger: ledgerOf(services.ledger),
    deliveriesFor: (kind, record) => services.deliveriesFor(kind, recordIn(ENGLISH, kind, record)),
    takeEvents: (batch, consent) =>
      services.takeEvents({ ...batch, events: batch.events.map(eventInEnglish) }, consent),
  };
};

/** An event names the service that its page shows. */
const eventInEnglish = (event: ReceivedEvent): ReceivedEvent => {
  const { details, properties } = event;
  const service = properties?.service;
  return {
    ...event,
    ...(details?.contentName !== undefined && {
      details: { ...details, contentName: ENGLISH.service(details.contentName) },
    }),
    ...(typeof service === 'string' && {
      properties: { ...properties, service: ENGLISH.service(service) },
    }),
  };
};

const recordInHindi = (record: LedgerRecord): LedgerRecord => recordIn(HINDI, record.kind, record);

const ledgerOf = (ledger: Ledger): Ledger => ({
  ...ledger,
  record: async (kind, input, deliveries) =>
    mapped(await ledger.record(kind, recordIn(ENGLISH, kind, input), deliveries), (recorded) => ({
      ...recorded,
      record: recordInHindi(recorded.record),
    })),
  findRepeat: async (kind, input) =>
    mapped(
      await ledger.findRepeat(kind, recordIn(ENGLISH, kind, input)),
      (record) => record && recordInHindi(record),
    ),
  change: async (id, changes, options) =>
    mapped(
      await ledger.change(
        id,
        (record) =>
          typeof changes === 'function'
            ? mapped(changes(recordInHindi(record)), (made) => changesInEnglish(record.kind, made))
            : success(changesInEnglish(record.kind, changes)),
        options,
      ),
      (changed) => ({ ...changed, record: recordInHindi(changed.record) }),
    ),
  find: async (id) => mapped(await ledger.find(id), recordInHindi),
  findByBookingId: async (bookingId) => mapped(await ledger.findByBookingId(bookingId), recordInHindi),
});

const changesInEnglish = (kind: RecordKind, changes: RecordChanges): RecordChanges =>
  recordIn(ENGLISH, kind, changes);
