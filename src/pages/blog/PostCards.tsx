import { PostCard } from '../../components/PostCard.tsx';
import type { BlogPost } from '../../content/blog/post.ts';
import { blogText } from '../../content/text/en/blog.ts';
import { addresses } from '../../contract/addresses.ts';
import { spokenDate } from '../../domain/spoken-date.ts';

export const PostCards = ({ posts }: { readonly posts: readonly BlogPost[] }) => (
  <div className="posts">
    {posts.map(({ slug, title, description, date, readingMinutes, picture }) => (
      <PostCard
        key={slug}
        href={addresses.blogPost(slug)}
        title={title}
        summary={description}
        note={blogText.note(spokenDate(date), readingMinutes)}
        picture={picture}
      />
    ))}
  </div>
);
