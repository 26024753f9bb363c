/** The posts of src/content/blog/posts; scripts/blog.ts renders them when the site is built. */
declare module 'virtual:blog' {
  import type { BlogPost } from './content/blog/post.ts';

  /** Newest first. */
  export const posts: readonly BlogPost[];
}

declare module 'virtual:blog/bodies' {
  import type { PostBody } from './content/blog/post.ts';

  /** The bodies by the slugs of their posts. */
  export const bodies: Readonly<Record<string, PostBody>>;
}
