import { posts } from 'virtual:blog';
import type { ServiceId } from '../services/service.ts';
import type { BlogPost, PostBody } from './post.ts';

/** All posts, the newest first. */
export const blogPosts: readonly BlogPost[] = posts;

export const POSTS_A_PAGE = 6;

export const blogPageCount = Math.max(1, Math.ceil(blogPosts.length / POSTS_A_PAGE));

const bySlug = new Map(blogPosts.map((post) => [post.slug, post]));

export const findPost = (slug: string): BlogPost | undefined => bySlug.get(slug);

export async function loadBody({ slug }: BlogPost): Promise<PostBody | undefined> {
  const { bodies } = await import('virtual:blog/bodies');
  return bodies[slug];
}

/** Returns the posts of a page of the list, counted from 1; empty beyond the last page. */
export const postsOnPage = (page: number): readonly BlogPost[] =>
  blogPosts.slice((page - 1) * POSTS_A_PAGE, page * POSTS_A_PAGE);

/** Returns up to `count` posts that link to a service, the newest first. */
export const postsAbout = (service: ServiceId, count: number): readonly BlogPost[] =>
  blogPosts.filter((post) => post.service === service).slice(0, count);

/** Returns up to `count` further posts: first those of the same service, then the newest. */
export function postsAfter(post: BlogPost, count: number): readonly BlogPost[] {
  const others = blogPosts.filter(({ slug }) => slug !== post.slug);
  const near = others.filter(({ service }) => service === post.service);
  return [...near, ...others.filter((other) => !near.includes(other))].slice(0, count);
}

/** The date of the last change of any post, YYYY-MM-DD; undefined without posts. */
export const lastChangeOfPosts = (): string | undefined =>
  blogPosts
    .map(({ updated }) => updated)
    .sort()
    .at(-1);
