import { blogPosts, lastChangeOfPosts } from '../../content/blog/posts.ts';
import type { Brand } from '../../content/brand.ts';
import { blogText } from '../../content/text/blog.ts';
import { indiaInstant } from '../../values/india-time.ts';
import { addresses } from '../contract/addresses.ts';
import { XML_HEAD, xmlElement } from './xml.ts';

/** Posts appear at 09:00 India time. */
const PUBLISHED_AT_MINUTES = 9 * 60;

const rssDate = (date: string): string => indiaInstant(date, PUBLISHED_AT_MINUTES).toUTCString();

interface FeedSite {
  readonly brand: Brand;
  readonly siteUrl: string;
}

/** `/blog/feed.xml`: the posts as RSS 2.0, newest first. */
export function blogFeed({ brand, siteUrl }: FeedSite): string {
  const items = blogPosts.map(({ slug, title, description, date, keywords }) => {
    const address = `${siteUrl}${addresses.blogPost(slug)}`;
    return [
      '<item>',
      xmlElement('title', title),
      xmlElement('link', address),
      `<guid isPermaLink="true">${address}</guid>`,
      xmlElement('pubDate', rssDate(date)),
      xmlElement('description', description),
      ...keywords.map((keyword) => xmlElement('category', keyword)),
      '</item>',
    ].join('');
  });
  const changed = lastChangeOfPosts();
  return [
    XML_HEAD,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    xmlElement('title', `${brand.name}: ${blogText.heading}`),
    xmlElement('link', `${siteUrl}${addresses.blog}`),
    xmlElement('description', blogText.description),
    xmlElement('language', 'en-IN'),
    ...(changed === undefined ? [] : [xmlElement('lastBuildDate', rssDate(changed))]),
    `<atom:link href="${siteUrl}${addresses.blogFeed}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ].join('\n');
}
