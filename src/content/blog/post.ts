import type { PictureName } from '../pictures.ts';
import type { ServiceId } from '../services/service.ts';

/** What stands above a post, between two lines of `---`. */
export interface PostMetadata {
  readonly title: string;
  /** 70 to 160 characters. */
  readonly description: string;
  /** YYYY-MM-DD of its first appearance. */
  readonly date: string;
  /** YYYY-MM-DD of the last change: the same as `date` until there is one. */
  readonly updated: string;
  readonly keywords: readonly string[];
  readonly picture: PictureName;
  /** The service that the post leads to. */
  readonly service: ServiceId;
}

/** A heading of the second level, for the list of contents. */
export interface PostHeading {
  readonly id: string;
  readonly text: string;
}

/** A post as pages show it: its Markdown was rendered when the site was built. */
export interface BlogPost extends PostMetadata {
  /** The file's name, and the last part of the address. */
  readonly slug: string;
  readonly html: string;
  readonly headings: readonly PostHeading[];
  readonly wordCount: number;
  /** At 200 words a minute, at least one. */
  readonly readingMinutes: number;
}
