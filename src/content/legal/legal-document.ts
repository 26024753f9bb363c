import type { Brand } from '../brand.ts';
import type { ProseSection } from '../prose.ts';

/** The keys of the legal texts' addresses in `addresses`. */
export const LEGAL_KEYS = ['privacyPolicy', 'terms', 'refundPolicy', 'expressTerms'] as const;
export type LegalKey = (typeof LEGAL_KEYS)[number];

/**
 * A legal text, which describes the software.
 * `{brand}`, `{legalName}`, `{email}`, `{phone}` and `{address}` stand for the brand's values.
 */
export interface LegalDocument {
  readonly key: LegalKey;
  /** True until the business's lawyer has reviewed the text; `npm run preflight` lists it. */
  readonly isDraft: boolean;
  readonly title: string;
  readonly heading: string;
  /** 70 to 160 characters, for the head. */
  readonly description: string;
  /** YYYY-MM-DD of the last change. */
  readonly updated: string;
  /** The summary in a few lines. */
  readonly summary: readonly string[];
  readonly sections: readonly ProseSection[];
}

type LegalBrand = Pick<Brand, 'name' | 'legalName' | 'companyEmail' | 'supportPhone' | 'address'>;

/** Replaces the placeholders of a legal text with the brand's values. */
export function withBrand(document: LegalDocument, brand: LegalBrand): LegalDocument {
  const { street, locality, city, state, postalCode } = brand.address;
  const values: Readonly<Record<string, string>> = {
    brand: brand.name,
    legalName: brand.legalName,
    email: brand.companyEmail,
    phone: brand.supportPhone,
    address: `${street}, ${locality}, ${city}, ${state} ${postalCode}`,
  };
  const filled = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return {
    ...document,
    title: filled(document.title),
    heading: filled(document.heading),
    description: filled(document.description),
    summary: document.summary.map(filled),
    sections: document.sections.map(({ heading, paragraphs, list }) => ({
      heading: filled(heading),
      paragraphs: paragraphs.map(filled),
      ...(list ? { list: list.map(filled) } : {}),
    })),
  };
}
