/** The posts of src/content/blog/posts, rendered when the site is built; made by scripts/blog.ts. */
declare module 'virtual:blog' {
  import type { BlogPost } from './content/blog/post.ts';

  /** The newest first. */
  export const posts: readonly BlogPost[];
}
