import type { PageEntry } from '../../../web/pages/page-entry.ts';
import { blogPage } from './blog.tsx';
import { blogPostPage } from './blog-post.tsx';

export const blogPages: readonly PageEntry[] = [blogPage, blogPostPage];
