import type { ShareImageName } from '../../content/share-images.ts';

/** The subject of a lead, as far as its page names one. */
export interface LeadSubject {
  /** The id of a service. */
  readonly serviceInterest?: string | undefined;
  /** Its name as the page shows it. */
  readonly serviceName?: string | undefined;
  /** Slug of the car whose prices the page is about. */
  readonly car?: string | undefined;
  /** Set on a page about one manufacturer's cars. */
  readonly carBrand?: string | undefined;
  /**
   * The slugs of city and area of a page about one place, for visitors whose own place is unknown. A place that no centre
   * serves stands here by its name.
   */
  readonly location?: string | undefined;
  readonly area?: string | undefined;
}

/** The values of a page's head. */
export interface Metadata {
  readonly title: string;
  /** 70 to 160 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** The share image of the page's kind: it gives its picture and its line, and stands for addresses without their own. */
  readonly image: ShareImageName;
  /** Path of the share image of the page's own address; the table of pages sets it. */
  readonly ownImage?: string;
  /** The canonical path; the host is added by the document. */
  readonly canonicalPath: string;
  readonly robots: string;
  readonly pagination?: { readonly previous?: string; readonly next?: string };
  /** Set on an article: the dates of its publication and last change, `YYYY-MM-DD`. */
  readonly article?: { readonly published: string; readonly modified: string };
  /** Path of the RSS feed that the page belongs to. */
  readonly feed?: string;
  /** The subject of the page's leads; undefined on a page about all services. */
  readonly about?: LeadSubject;
  /** Nodes of the page's JSON-LD graph. */
  readonly structuredData?: readonly StructuredDataNode[];
  /** Heading and text for screen readers; visually hidden, never `display:none`. */
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
/** For pages that search engines follow but do not list: carts, and pages for advertisements. */
export const ROBOTS_UNLISTED = 'noindex, follow';
/** For pages that show one person's data, and for the operator's. */
export const ROBOTS_NONE = 'noindex, nofollow';
