import type { BlogPost } from '../../blog/post.ts';

export * from '../../blog/posts.ts';

/** The posts are written in English, so Hindi pages of a service show none. */
export const postsAbout = (): readonly BlogPost[] => [];

/** The search lists Hindi pages only. */
export const blogPosts: readonly BlogPost[] = [];
