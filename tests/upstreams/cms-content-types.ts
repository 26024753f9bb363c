/** An attribute of a content type, with the terms of its schema file. */
export type Attribute =
  | { readonly type: 'string' | 'text'; readonly required?: true; readonly unique?: true }
  | { readonly type: 'integer' | 'boolean' | 'date' | 'datetime' }
  | { readonly type: 'enumeration'; readonly values: readonly string[] }
  | { readonly type: 'relation'; readonly target: string };

export interface CmsContentType {
  readonly attributes: Readonly<Record<string, Attribute>>;
  /** Every update of a document gives it a new numeric id. */
  readonly draftAndPublish?: true;
}

const texts = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));

/** The content types that our calls use, by plural name. */
export const CONTENT_TYPES: Readonly<Record<string, CmsContentType>> = {
  mncaptures: {
    draftAndPublish: true,
    attributes: {
      ...texts(
        'serviceInterest',
        'source',
        'sessionId',
        'userId',
        'referrer',
        'browserInfo',
        'location',
        'area',
      ),
      ...texts('carBrand', 'carModel', 'priceRange', 'utmSource', 'utmMedium', 'utmCampaign', 'utmTerm'),
      ...texts('utmContent', 'utmId', 'leadStatus'),
      mobileNumber: { type: 'string', required: true },
      whatsappRedirectCount: { type: 'integer' },
      firstVisitTimestamp: { type: 'datetime' },
      lastActivityTimestamp: { type: 'datetime' },
      deviceType: { type: 'enumeration', values: ['desktop', 'tablet', 'mobile'] },
    },
  },
  'service-requests': {
    attributes: {
      ...texts('carModel', 'userCity', 'userState', 'userCountry', 'userLatitude', 'userLongitude'),
      ...texts('locationSource', 'userArea', 'userNeighborhood', 'userSuburb'),
      name: { type: 'string', required: true },
      mobileNumber: { type: 'string', required: true },
      preferredDate: { type: 'date' },
      message: { type: 'text' },
      serviceType: { type: 'relation', target: 'service-types' },
    },
  },
  'chatbot-bookings': {
    attributes: {
      ...texts(
        'manufacturer',
        'model',
        'fuelType',
        'location',
        'area',
        'address',
        'serviceType',
        'servicePrice',
      ),
      ...texts('servicePreference', 'timeSlot', 'fullName', 'sessionId'),
      mobileNumber: { type: 'string', required: true },
      bookingId: { type: 'string', unique: true },
      date: { type: 'date' },
      booking_status: { type: 'enumeration', values: ['in_progress', 'completed', 'cancelled'] },
      submissionTimestamp: { type: 'datetime' },
    },
  },
  enquiries: {
    attributes: {
      ...texts('kind', 'email', 'city', 'investment', 'position', 'bookingId', 'workshopName'),
      name: { type: 'string', required: true },
      mobileNumber: { type: 'string', required: true },
      message: { type: 'text' },
      experienceYears: { type: 'integer' },
      rating: { type: 'integer' },
    },
  },
  'service-types': {
    attributes: { name: { type: 'string', required: true }, isDefault: { type: 'boolean' } },
  },
};
