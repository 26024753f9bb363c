/** Every call to an outside system: the calling file, and the call's names in the fault record. */
export const OUTSIDE_CALLS: Readonly<Record<string, readonly string[]>> = {
  'src/platform/cms/entries.ts': [
    ...['mncaptures', 'service-requests', 'enquiries', 'chatbot-bookings'].flatMap((plural) => [
      `POST /${plural}`,
      `PUT /${plural}/{id}`,
      `GET /${plural}`,
    ]),
    'POST /conversion-tracking/whatsapp-redirect',
  ],
  'src/platform/cms/service-types.ts': ['GET /service-types'],
  'src/platform/ads/ad-conversions.ts': [
    'POST /{version}/{pixelId}/events, a conversion',
    'a conversion that a browser tells',
    'browsing events, passed on',
  ],
  'src/platform/analytics.ts': [
    'POST /track, a conversion',
    'POST /engage',
    'a conversion that a browser tells',
    'browsing events, passed on',
  ],
  'src/platform/geocoding/lookups.ts': ['GET /maps/api/geocode/json', 'GET /reverse'],
  'src/platform/payments/payments.ts': [
    'POST /v1/orders',
    'GET /v1/orders/{id}/payments, by cron',
    'GET /v1/orders/{id}/payments, before a further try',
  ],
  'src/platform/chat/chat-api.ts': [
    'POST /{version}/{phone-number-id}/messages',
    'GET /{version}/{business-account-id}/message_templates',
  ],
  'src/platform/push/push-service.ts': ['POST the subscription’s address'],
  'src/platform/captcha.ts': ['POST /siteverify'],
  'src/platform/price-sheet/read-sheet.ts': ['GET the sheet, never had before', 'GET the sheet, had before'],
};

/** Other faults in the record: the platform's stores, and faults that only one call has. */
export const OTHER_FAULTS: Readonly<Record<string, readonly string[]>> = {
  D1: [
    'every write fails',
    'a batch fails once',
    'a batch is committed and its answer lost',
    'a single statement is done and its answer lost',
    'it is overloaded: every call fails',
  ],
  'content backend, after an outage of a day': [
    '3000 leads pending',
    'nobody goes on with the sweep',
    'down again in the midst of it',
  ],
  'the Worker is killed': [
    '1: ledger/batch/before',
    '2: ledger/batch/after',
    '3: ledger/statement/before',
    '4: ledger/statement/after',
    'while the content backend is hanging',
    'while the content backend is slow and committed',
    'while the content backend is reset',
    'while the content backend is committed then dropped',
  ],
  KV: ['misses', 'is stale', 'throws at get', 'throws at put', 'holds garbage'],
  'Rate limiter': [
    'by address throws',
    'by session throws',
    'by number throws',
    'by sign-in throws',
    'throws',
  ],
  'Turns of the street map': ['throw', 'hang'],
  'Long counts': ['throw', 'hang'],
  R2: ['throws at get', 'throws at put', 'is written and its answer lost', 'can not be read by the operator'],
  'Durable Object': ['restarts before every call', 'its storage throws'],
  'GET the sheet, never had before': [
    'bom',
    'utf_16',
    'seven_columns',
    'open_quote',
    'ten_megabytes',
    'dripping',
    'formula_cells',
  ],
  'POST /api/checkout/webhook, from the provider': [
    'forged',
    'malformed_json',
    'html',
    'empty',
    'truncated',
    'huge',
    'of another amount',
    'comes twice',
    'while every write fails',
  ],
};
