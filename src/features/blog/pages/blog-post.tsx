import type { BlogPost, PostBody } from '../../../content/blog/post.ts';
import { blogPosts, findPost, loadBody, postsAfter } from '../../../content/blog/posts.ts';
import { blogText } from '../../../content/text/blog.ts';
import { formatDate } from '../../../values/format.ts';
import { PageHead } from '../../../web/components/heroes.tsx';
import { ServiceRows } from '../../../web/components/prices.tsx';
import { Section, SectionHead } from '../../../web/components/sections.tsx';
import { Contents } from '../../../web/components/text-blocks.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { BuiltHtml } from '../../../web/document/BuiltHtml.tsx';
import { Fold } from '../../../web/document/Fold.tsx';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { pageTitle } from '../../../web/document/page-title.ts';
import { serviceRowsIn } from '../../../web/document/priced-services.ts';
import { pageShareImage } from '../../../web/document/share-image-address.ts';
import { blogPostingNode } from '../../../web/document/structured-data/blog-posting.ts';
import { breadcrumbNode } from '../../../web/document/structured-data/breadcrumb-list.ts';
import { organisationNode } from '../../../web/document/structured-data/organisation.ts';
import { NOT_FOUND, page } from '../../../web/pages/page-entry.ts';
import { isOfferedIn } from '../../offers/index.ts';
import { PostCards } from './blog.tsx';

const crumbsOf = ({ title }: BlogPost) => [
  { label: blogText.home, href: addresses.home },
  { label: blogText.blog, href: addresses.blog },
  { label: title },
];

const RELATED_POSTS = 3;

interface LoadedPost {
  readonly post: BlogPost;
  readonly body: PostBody;
}

export const blogPostPage = page<{ readonly slug: string }, LoadedPost>({
  name: 'blog-post',
  family: 'blog-post',
  group: 'content',
  addresses: () => blogPosts.map(({ slug }) => ({ path: addresses.blogPost(slug), parameters: { slug } })),
  modified: ({ slug }) => findPost(slug)?.updated,
  async load({ slug }) {
    const post = findPost(slug);
    const body = post && (await loadBody(post));
    return post && body ? { post, body } : NOT_FOUND;
  },
  metadata: ({ data: { post }, context }) => {
    const path = addresses.blogPost(post.slug);
    return {
      title: pageTitle(post.title, context.brand.name),
      description: post.description,
      keywords: post.keywords,
      image: 'blog',
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
          image: pageShareImage(path),
          published: post.date,
          modified: post.updated,
          keywords: post.keywords,
        }),
        breadcrumbNode(context, crumbsOf(post)),
      ],
    };
  },
  Page: ({ data: { post, body }, context: { city } }) => (
    <>
      <PageHead crumbs={crumbsOf(post)} title={post.title} lead={post.description} picture={post.picture}>
        <p className="caption">{noteOf(post)}</p>
      </PageHead>
      <Section>
        <div className="split legal-text">
          <Contents title={blogText.contents} parts={body.headings} />
          <article className="prose">
            <BuiltHtml html={body.opening} />
            <Fold />
            <BuiltHtml html={body.rest} />
          </article>
        </div>
      </Section>
      <Section sand>
        <SectionHead title={blogText.service} />
        <ServiceRows
          rows={serviceRowsIn([isOfferedIn(city, post.service) ? post.service : 'periodic'], {
            city,
            prices: undefined,
          })}
        />
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
