import type { DeliveryAttempt, LedgerRecord } from '../../../../../src/platform/ledger/records.ts';

const base = {
  version: 1,
  updatedAt: 0,
  name: null,
  mobileNumber: '9000000001',
  city: null,
  state: null,
  source: null,
  service: null,
  campaign: null,
  sessionId: 'session-0001',
  bookingId: null,
  note: null,
  consent: { ads: false, analytics: false },
} as const;

/** One record of each kind as the ledger passes it to its targets, created now. */
export const sampleRecord = {
  lead: (changes: Partial<LedgerRecord> = {}): LedgerRecord => ({
    ...base,
    id: '01900000-0000-7000-8000-000000000001',
    kind: 'lead',
    status: 'new',
    createdAt: Date.now(),
    source: 'website',
    service: 'ac',
    fields: {
      serviceInterest: 'ac',
      whatsappRedirectCount: 0,
      deviceType: 'mobile',
      carBrand: 'Maruti',
      carModel: 'Swift',
      priceRange: '₹2,999',
      utmSource: 'ads',
      area: '',
      fuelType: 'Petrol',
    },
    ...changes,
  }),
  service_request: (changes: Partial<LedgerRecord> = {}): LedgerRecord => ({
    ...base,
    id: '01900000-0000-7000-8000-000000000002',
    kind: 'service_request',
    status: 'new',
    createdAt: Date.now(),
    name: 'Test Owner',
    fields: {
      carModel: 'Maruti Swift (Petrol)',
      preferredDate: '2026-11-25',
      serviceType: 1,
      userCity: 'Jaipur',
      userLatitude: '26.9124',
    },
    ...changes,
  }),
  booking: (changes: Partial<LedgerRecord> = {}): LedgerRecord => ({
    ...base,
    id: '01900000-0000-7000-8000-000000000003',
    kind: 'booking',
    status: 'in_progress',
    createdAt: Date.now(),
    bookingId: 'CAR12345',
    name: 'Test Owner',
    fields: {
      manufacturer: 'Maruti',
      model: 'Swift',
      serviceType: 'express',
      servicePrice: 299_900,
      date: '2026-11-25',
      timeSlot: '9-11',
      address: null,
    },
    ...changes,
  }),
  enquiry: (changes: Partial<LedgerRecord> = {}): LedgerRecord => ({
    ...base,
    id: '01900000-0000-7000-8000-000000000004',
    kind: 'enquiry',
    status: 'new',
    createdAt: Date.now(),
    name: 'Test Owner',
    fields: { kind: 'feedback', rating: 5, message: 'On time, and the car is cool again.' },
    ...changes,
  }),
  redirect: (changes: Partial<LedgerRecord> = {}): LedgerRecord => ({
    ...base,
    id: '01900000-0000-7000-8000-000000000005',
    kind: 'redirect',
    status: 'recorded',
    createdAt: Date.now(),
    mobileNumber: null,
    source: 'bottom-bar',
    service: 'express',
    fields: { car: 'Maruti Swift', price: '₹2,999', timestamp: '2026-11-21T06:00:00.000Z', secret: 'no' },
    ...changes,
  }),
};

export const firstTry: DeliveryAttempt = {
  id: 'delivery-1',
  target: 'cms',
  purpose: 'record',
  event: null,
  attempt: 1,
  unclear: false,
  mayStillAct: false,
  remoteId: null,
  remoteDocumentId: null,
  deliveredVersion: null,
  queuedAt: 0,
};

/** The names of the places that the samples hold. */
export const places = {
  area: (slug: string) => ({ 'c-scheme': 'C-Scheme' })[slug] ?? slug,
  city: (slug: string) => ({ jaipur: 'Jaipur', kota: 'Kota' })[slug] ?? slug,
};
