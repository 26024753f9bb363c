import { TextLink } from '../../../../client/ui/Button.tsx';
import { ChipLink } from '../../../../client/ui/Chip.tsx';
import type { BlogPost } from '../../../content/blog/post.ts';
import { blogPageCount, lastChangeOfPosts, postsOnPage } from '../../../content/blog/posts.ts';
import { blogText } from '../../../content/text/blog.ts';
import { searchText } from '../../../content/text/search.ts';
import { formatDate } from '../../../values/format.ts';
import { PostCard } from '../../../web/components/cards.tsx';
import { PageHead } from '../../../web/components/heroes.tsx';
import { Section } from '../../../web/components/sections.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { type Metadata, ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { pageTitle } from '../../../web/document/page-title.ts';
import { breadcrumbNode } from '../../../web/document/structured-data/breadcrumb-list.ts';
import { organisationNode } from '../../../web/document/structured-data/organisation.ts';
import { NOT_FOUND, type PageContext, page, single } from '../../../web/pages/page-entry.ts';
import { SearchForm } from '../../search/index.ts';

const crumbs = [{ label: blogText.home, href: addresses.home }, { label: blogText.blog }];

interface PostList {
  /** The page number, from 1. */
  readonly number: number;
  readonly posts: readonly BlogPost[];
}

/** Returns the address of a page of the list. The first page has no `?page=1`, so that it has only one address. */
const pageAddress = (number: number): string =>
  number === 1 ? addresses.blog : `${addresses.blog}?page=${number}`;

const PAGE_NUMBER = /^[1-9]\d{0,3}$/;

export const blogPage = page<unknown, PostList>({
  name: 'blog',
  family: 'blog',
  group: 'content',
  query: ['page'],
  addresses: single(addresses.blog),
  load(_, { query }) {
    const asked = query.get('page') ?? '1';
    const number = Number(asked);
    if (!PAGE_NUMBER.test(asked) || number > blogPageCount) return NOT_FOUND;
    return { number, posts: postsOnPage(number) };
  },
  modified: lastChangeOfPosts,
  metadata: ({ data, context }) => blogMetadata(data, context),
  Page: ({ data: { number, posts } }) => (
    <>
      <PageHead crumbs={crumbs} title={blogText.heading} lead={blogText.lead} picture="car-hatchback">
        <SearchForm
          id="blog-search"
          label={blogText.search}
          placeholder={searchText.placeholder}
          button={searchText.button}
        />
      </PageHead>
      <Section>
        <h2 className="vh">{blogText.posts}</h2>
        <PostCards posts={posts} open />
        <Paging number={number} />
      </Section>
    </>
  ),
});

const LONGEST_DESCRIPTION = 160;

function blogMetadata({ number, posts }: PostList, context: PageContext): Metadata {
  const isFirst = number === 1;
  const title = isFirst ? blogText.title : blogText.titleOfPage(number);
  return {
    title: pageTitle(title, context.brand.name),
    description: isFirst ? blogText.description : describePage(number, posts),
    keywords: blogText.keywords,
    image: 'blog',
    canonicalPath: pageAddress(number),
    robots: ROBOTS_INDEX,
    feed: addresses.blogFeed,
    pagination: {
      ...(isFirst ? {} : { previous: pageAddress(number - 1) }),
      ...(number < blogPageCount ? { next: pageAddress(number + 1) } : {}),
    },
    structuredData: [organisationNode(context), breadcrumbNode(context, crumbs)],
  };
}

/** Makes the description, which lists as many titles as fit. */
function describePage(number: number, posts: readonly BlogPost[]): string {
  const titles = posts.map(({ title }) => title);
  const whole = (count: number) => blogText.descriptionOfPage(number, titles.slice(0, count).join('; '));
  const count = titles.findLastIndex((_, index) => whole(index + 1).length <= LONGEST_DESCRIPTION) + 1;
  return whole(Math.max(1, count));
}

function Paging({ number }: { readonly number: number }) {
  if (blogPageCount === 1) return null;
  return (
    <nav className="paging" aria-label={blogText.pages}>
      {number > 1 && (
        <TextLink href={pageAddress(number - 1)} rel="prev">
          {blogText.newer}
        </TextLink>
      )}
      <span className="choices">
        {Array.from({ length: blogPageCount }, (_, index) => index + 1).map((each) => (
          <ChipLink key={each} href={pageAddress(each)} on={each === number} aria-label={blogText.page(each)}>
            {each}
          </ChipLink>
        ))}
      </span>
      {number < blogPageCount && (
        <TextLink href={pageAddress(number + 1)} rel="next">
          {blogText.older}
        </TextLink>
      )}
      <TextLink className="feed" href={addresses.blogFeed}>
        {blogText.feed}
      </TextLink>
    </nav>
  );
}

interface PostCardsProps {
  readonly posts: readonly BlogPost[];
  /** True when the cards are at the top of the page, so that the first picture loads with priority. */
  readonly open?: boolean;
}

export const PostCards = ({ posts, open = false }: PostCardsProps) => (
  <div className="posts">
    {posts.map(({ slug, title, description, date, readingMinutes, picture }, index) => (
      <PostCard
        key={slug}
        href={addresses.blogPost(slug)}
        title={title}
        summary={description}
        note={blogText.note(formatDate(date), readingMinutes)}
        picture={picture}
        priority={open && index === 0}
      />
    ))}
  </div>
);
