import type { DeliveryAttempt } from '../../../../../src/platform/ledger/records.ts';
import type { StoredRecord } from '../../../../../src/records/record.ts';
import { sampleOf } from '../../records/sample-record.ts';

type Changes = Partial<Omit<StoredRecord, 'kind'>>;

const SESSION = 'session-0001';

/** One record of each kind as the ledger passes it to its targets, created now. */
export const sampleRecord = {
  lead: (changes: Changes = {}) =>
    sampleOf('lead', {
      sessionId: SESSION,
      id: '01900000-0000-7000-8000-000000000001',
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
  service_request: (changes: Changes = {}) =>
    sampleOf('service_request', {
      sessionId: SESSION,
      id: '01900000-0000-7000-8000-000000000002',
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
  booking: (changes: Changes = {}) =>
    sampleOf('booking', {
      sessionId: SESSION,
      id: '01900000-0000-7000-8000-000000000003',
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
      },
      ...changes,
    }),
  enquiry: (changes: Changes = {}) =>
    sampleOf('enquiry', {
      sessionId: SESSION,
      id: '01900000-0000-7000-8000-000000000004',
      status: 'new',
      createdAt: Date.now(),
      name: 'Test Owner',
      fields: { kind: 'feedback', rating: 5, message: 'On time, and the car is cool again.' },
      ...changes,
    }),
  redirect: (changes: Changes = {}) =>
    sampleOf('redirect', {
      sessionId: SESSION,
      id: '01900000-0000-7000-8000-000000000005',
      status: 'recorded',
      createdAt: Date.now(),
      mobileNumber: null,
      source: 'bottom-bar',
      service: 'express',
      fields: { car: 'Maruti Swift', price: '₹2,999', timestamp: '2026-11-21T06:00:00.000Z' },
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
