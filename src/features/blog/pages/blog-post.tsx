import type { BlogPost } from '../../../content/blog/post.ts';
import { blogPosts, findPost, postsAfter } from '../../../content/blog/posts.ts';
import { serviceOf } from '../../../content/services/services.ts';
import { shareImageAddress } from '../../../content/share-images.ts';
import { blogText } from '../../../content/text/en/blog.ts';
import { formatDate } from '../../../values/format.ts';
import { PageHead } from '../../../web/components/heroes.tsx';
import { ServiceRows } from '../../../web/components/prices.tsx';
import { Section, SectionHead } from '../../../web/components/sections.tsx';
import { Contents } from '../../../web/components/text-blocks.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { BuiltHtml } from '../../../web/document/BuiltHtml.tsx';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { pageTitle } from '../../../web/document/page-title.ts';
import { serviceRow } from '../../../web/document/priced-services.ts';
import { blogPostingNode } from '../../../web/document/structured-data/blog-posting.ts';
import { breadcrumbNode } from '../../../web/document/structured-data/breadcrumb-list.ts';
import { organisationNode } from '../../../web/document/structured-data/organisation.ts';
import { NOT_FOUND, page } from '../../../web/pages/page-entry.ts';
import { PostCards } from './blog.tsx';

const crumbsOf = ({ title }: BlogPost) => [
  { label: blogText.home, href: addresses.home },
  { label: blogText.blog, href: addresses.blog },
  { label: title },
];

const RELATED_POSTS = 3;

export const blogPostPage = page<{ readonly slug: string }, BlogPost>({
  name: 'blog-post',
  family: 'blog-post',
  group: 'content',
  addresses: () => blogPosts.map(({ slug }) => ({ path: addresses.blogPost(slug), parameters: { slug } })),
  modified: ({ slug }) => findPost(slug)?.updated,
  load: ({ slug }) => findPost(slug) ?? NOT_FOUND,
  metadata: ({ data: post, context }) => {
    const path = addresses.blogPost(post.slug);
    return {
      title: pageTitle(post.title, context.brand.name),
      description: post.description,
      keywords: post.keywords,
      image: shareImageAddress('blog'),
      canonicalPath: path,
      robots: ROBOTS_INDEX,
      article: { published: post.date, modified: post.updated },
      feed: addresses.blogFeed,
      structuredData: [
        organisationNode(context),
        blogPostingNode(context, {
          path,
          title: post.title,
          description: post.description,
          image: shareImageAddress('blog'),
          published: post.date,
          modified: post.updated,
          keywords: post.keywords,
        }),
        breadcrumbNode(context, crumbsOf(post)),
      ],
    };
  },
  Page: ({ data: post }) => (
    <>
      <PageHead crumbs={crumbsOf(post)} title={post.title} lead={post.description} picture={post.picture}>
        <p className="caption">{noteOf(post)}</p>
      </PageHead>
      <Section>
        <div className="split legal-text">
          <Contents title={blogText.contents} parts={post.headings} />
          <BuiltHtml html={post.html} />
        </div>
      </Section>
      <Section sand>
        <SectionHead title={blogText.service} />
        <ServiceRows rows={[serviceRow(serviceOf(post.service), undefined)]} />
      </Section>
      <Section>
        <SectionHead title={blogText.next} />
        <PostCards posts={postsAfter(post, RELATED_POSTS)} />
      </Section>
    </>
  ),
});

const noteOf = ({ date, updated, readingMinutes }: BlogPost): string =>
  updated === date
    ? blogText.note(formatDate(date), readingMinutes)
    : blogText.noteUpdated(formatDate(date), formatDate(updated), readingMinutes);
