import { locale } from '../../contract/locale.ts';
import type { StructuredDataNode } from '../metadata.ts';
import { absolute, organisationId, pageNodeId, type Site } from './site.ts';

interface PostText {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Path of the share image. */
  readonly image: string;
  /** YYYY-MM-DD. */
  readonly published: string;
  /** YYYY-MM-DD; set when the post changed after its publication. */
  readonly modified?: string | undefined;
  readonly keywords: readonly string[];
}

export const blogPostingNode = (site: Site, post: PostText): StructuredDataNode => ({
  '@type': 'BlogPosting',
  ...pageNodeId(site, post.path, 'post'),
  headline: post.title,
  description: post.description,
  image: absolute(site, post.image),
  datePublished: post.published,
  dateModified: post.modified ?? post.published,
  keywords: post.keywords,
  inLanguage: locale.lang,
  mainEntityOfPage: absolute(site, post.path),
  author: organisationId(site),
  publisher: organisationId(site),
});
