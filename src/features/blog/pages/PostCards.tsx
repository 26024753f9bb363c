import type { BlogPost } from '../../../content/blog/post.ts';
import { blogText } from '../../../content/text/en/blog.ts';
import { formatDate } from '../../../values/format.ts';
import { PostCard } from '../../../web/components/PostCard.tsx';
import { addresses } from '../../../web/contract/addresses.ts';

interface PostCardsProps {
  readonly posts: readonly BlogPost[];
  /** They open the page: its first screen waits for the first one's picture. */
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
