/** What somebody who leaves a number on a page came for, as far as the page itself says it. */
export interface LeadSubject {
  readonly serviceInterest?: string | undefined;
  /** Slug of the car whose prices the page is about. */
  readonly car?: string | undefined;
  /** Of a page about one manufacturer's cars. */
  readonly carBrand?: string | undefined;
  /** City and area of a page about one, for visitors whose own place is not known. */
  readonly location?: string | undefined;
  readonly area?: string | undefined;
}

/** What the head of a page says of it (spec section 3, per-page metadata). */
export interface Metadata {
  readonly title: string;
  /** 70 to 160 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** Path of the share image, 1200 × 630. */
  readonly image: string;
  /** The canonical path; the host is added by the document. */
  readonly canonicalPath: string;
  readonly robots: string;
  readonly pagination?: { readonly previous?: string; readonly next?: string };
  /** Of an article: the dates on which it appeared and last changed, `YYYY-MM-DD`. */
  readonly article?: { readonly published: string; readonly modified: string };
  /** Path of the RSS feed that the page belongs to. */
  readonly feed?: string;
  /** For the leads of the page; nothing where it is about everything. */
  readonly about?: LeadSubject;
  /** Nodes of the page's JSON-LD graph. */
  readonly structuredData?: readonly StructuredDataNode[];
  /** Heading and text for readers without sight of the layout; visually hidden, never display:none. */
  readonly hiddenContent?: {
    readonly heading?: string;
    readonly paragraphs: readonly string[];
    readonly listItems?: readonly string[];
  };
}

export type StructuredDataValue =
  | string
  | number
  | boolean
  | readonly StructuredDataValue[]
  | { readonly [key: string]: StructuredDataValue | undefined };

export interface StructuredDataNode {
  readonly '@type': string | readonly string[];
  readonly [key: string]: StructuredDataValue | undefined;
}

export const ROBOTS_INDEX = 'index, follow';
/** Of pages that show one person's data. */
export const ROBOTS_NONE = 'noindex, nofollow';
