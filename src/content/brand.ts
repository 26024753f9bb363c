import type { Coordinates } from '../values/place.ts';
import { filledIn, ofBusiness, placeholder, type Stated } from '../values/stated.ts';

/** The names of the business, and how people reach it. */
export interface Brand {
  readonly name: string;
  /** The name in Devanagari, for the logo and the Hindi texts. */
  readonly nameHindi: string;
  readonly legalName: string;
  /** The registration for GST (GSTIN), which a bill states. */
  readonly taxNumber: string;
  readonly tagline: string;
  /** The displayed form, with country code and spaces. */
  readonly supportPhone: string;
  /** The form for `tel:` links and structured data: a plus and digits. */
  readonly supportPhoneDial: string;
  /** The form for links to the business chat: country code and digits, no plus. */
  readonly chatNumber: string;
  readonly companyEmail: string;
  readonly address: PostalAddress;
  readonly coordinates: Coordinates;
  readonly socialLinks: readonly SocialLink[];
  readonly twitterHandle: string | undefined;
}

interface PostalAddress {
  readonly street: string;
  readonly locality: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly countryCode: string;
}

interface SocialLink {
  readonly network: 'instagram' | 'facebook' | 'x' | 'youtube' | 'linkedin';
  readonly label: string;
  readonly url: string;
}

/** The configured values; a missing or blank value leaves the placeholder. */
interface BrandOverrides {
  readonly supportPhone?: string | undefined;
  readonly chatNumber?: string | undefined;
  readonly companyEmail?: string | undefined;
}

/** The facts of the brand, each with its origin. */
type BrandFacts = { readonly [Fact in keyof Brand]: Stated<Brand[Fact]> };

/**
 * The business writes its own facts here, with `ofBusiness` in place of `placeholder`. The variables `SUPPORT_PHONE`,
 * `CHAT_NUMBER` and `COMPANY_EMAIL` replace phone, chat number and e-mail. `npm run preflight` lists what is left.
 */
export const brandFacts: BrandFacts = {
  name: ofBusiness('Pahiya'),
  nameHindi: ofBusiness('पहिया'),
  legalName: placeholder('Pahiya Car Care (placeholder name)'),
  taxNumber: placeholder('08AAAAA0000A1Z5 (placeholder)'),
  tagline: ofBusiness('Car care booked in a minute'),
  supportPhone: placeholder('+91 141 000 0000'),
  supportPhoneDial: placeholder('+911410000000'),
  chatNumber: placeholder('919000000000'),
  companyEmail: placeholder('hello@pahiya.example'),
  address: placeholder({
    street: 'Placeholder Works, Plot 0, Tonk Road',
    locality: 'Lal Kothi',
    city: 'Jaipur',
    state: 'Rajasthan',
    postalCode: '302015',
    countryCode: 'IN',
  }),
  coordinates: placeholder({ latitude: 26.888, longitude: 75.801 }),
  socialLinks: placeholder([
    { network: 'instagram', label: 'Instagram', url: 'https://www.instagram.com/pahiya.example' },
    { network: 'facebook', label: 'Facebook', url: 'https://www.facebook.com/pahiya.example' },
    { network: 'x', label: 'X', url: 'https://x.com/pahiya_example' },
    { network: 'youtube', label: 'YouTube', url: 'https://www.youtube.com/@pahiya.example' },
    { network: 'linkedin', label: 'LinkedIn', url: 'https://www.linkedin.com/company/pahiya-example' },
  ]),
  twitterHandle: placeholder('@pahiya_example'),
};

/** The variables that replace a fact. */
export const brandVariables: { readonly [Fact in keyof Brand]?: string } = {
  supportPhone: 'SUPPORT_PHONE',
  supportPhoneDial: 'SUPPORT_PHONE',
  chatNumber: 'CHAT_NUMBER',
  companyEmail: 'COMPANY_EMAIL',
};

/** The brand without configuration. */
export const defaultBrand: Brand = {
  name: filledIn(brandFacts.name),
  nameHindi: filledIn(brandFacts.nameHindi),
  legalName: filledIn(brandFacts.legalName),
  taxNumber: filledIn(brandFacts.taxNumber),
  tagline: filledIn(brandFacts.tagline),
  supportPhone: filledIn(brandFacts.supportPhone),
  supportPhoneDial: filledIn(brandFacts.supportPhoneDial),
  chatNumber: filledIn(brandFacts.chatNumber),
  companyEmail: filledIn(brandFacts.companyEmail),
  address: filledIn(brandFacts.address),
  coordinates: filledIn(brandFacts.coordinates),
  socialLinks: filledIn(brandFacts.socialLinks),
  twitterHandle: filledIn(brandFacts.twitterHandle),
};

const INDIA_CODE = '91';
/** Indian numbers have ten digits without country code and trunk zero. */
const NATIONAL_LENGTH = 10;

/** Reads any spelling of a phone number as digits with country code: "0141-2700000" → "911412700000". */
function internationalDigits(written: string): string {
  const digits = written.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length === NATIONAL_LENGTH ? `${INDIA_CODE}${digits}` : digits;
}

/** Puts the configured phone, chat number and e-mail in place of the placeholders. */
export function brandFrom({ supportPhone, chatNumber, companyEmail }: BrandOverrides): Brand {
  const phone = supportPhone?.trim();
  const chat = chatNumber?.trim();
  const email = companyEmail?.trim();
  return {
    ...defaultBrand,
    ...(phone ? { supportPhone: phone, supportPhoneDial: `+${internationalDigits(phone)}` } : {}),
    ...(chat ? { chatNumber: internationalDigits(chat) } : {}),
    ...(email ? { companyEmail: email } : {}),
  };
}
