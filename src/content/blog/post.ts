import type { PictureName } from '../pictures.ts';
import type { ServiceId } from '../services/service.ts';

/** The front matter of a post, between two lines of `---`. */
export interface PostMetadata {
  readonly title: string;
  /** 70 to 160 characters. */
  readonly description: string;
  /** The date of publication, YYYY-MM-DD. */
  readonly date: string;
  /** The date of the last change, YYYY-MM-DD; equal to `date` until the first one. */
  readonly updated: string;
  readonly keywords: readonly string[];
  readonly picture: PictureName;
  /** The post links to this service. */
  readonly service: ServiceId;
}

/** A heading of the second level, for the list of contents. */
export interface PostHeading {
  readonly id: string;
  readonly text: string;
}

/** A post's Markdown as the build has rendered it. */
export interface PostBody {
  /** The HTML up to the second heading of the second level, which is more than a first screen. */
  readonly opening: string;
  readonly rest: string;
  readonly headings: readonly PostHeading[];
}

/** A post without its body, which only the post's own page needs. */
export interface BlogPost extends PostMetadata {
  /** The file name, which is also the last part of the address. */
  readonly slug: string;
  readonly wordCount: number;
  /** Reading time at 200 words a minute, at least one. */
  readonly readingMinutes: number;
}
