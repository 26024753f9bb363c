/** The posts of src/content/blog/posts; scripts/blog.ts renders them when the site is built. */
declare module 'virtual:blog' {
  import type { BlogPost } from './content/blog/post.ts';

  /** Newest first. */
  export const posts: readonly BlogPost[];
}
