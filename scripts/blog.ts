import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Marked, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import { parsePost } from '../src/content/blog/parse-post.ts';
import type { BlogPost, PostBody, PostHeading } from '../src/content/blog/post.ts';
import { slugify } from '../src/values/slug.ts';

const MODULE = 'virtual:blog';
const BODIES = `${MODULE}/bodies`;
const folder = fileURLToPath(new URL('../src/content/blog/posts', import.meta.url));
const WORDS_A_MINUTE = 200;

/** The id of a heading. A leading number is dropped, because CSS selectors cannot start with one. */
const anchor = (text: string): string => slugify(text).replace(/^[0-9-]+(?=[a-z])/, '');

const postFiles = (): string[] => globSync(join(folder, '*.md')).sort();

/** Markdown to HTML with an id on each heading of the second level. A page has one `<h1>`, its title: a post has none. */
function render(markdown: string): PostBody {
  const headings: PostHeading[] = [];
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const inner = this.parser.parseInline(tokens);
        if (depth !== 2) return `<h${depth}>${inner}</h${depth}>\n`;
        const heading = { id: anchor(text), text };
        headings.push(heading);
        return `<h2 id="${heading.id}">${inner}</h2>\n`;
      },
    },
  });
  const sections = marked.parse(markdown, { async: false }).split(/(?=<h2 )/);
  return { opening: sections.slice(0, 2).join(''), rest: sections.slice(2).join(''), headings };
}

/**
 * Builds one post from its file's name and text.
 * @throws Error that names the problem in the front matter
 */
export function buildPost(
  file: string,
  source: string,
): { readonly post: BlogPost; readonly body: PostBody } {
  const parsed = parsePost(source);
  if (!parsed.ok) throw new Error(`${basename(file)}: ${parsed.code} ${parsed.detail?.join('; ') ?? ''}`);
  const { metadata, markdown } = parsed.value;
  const wordCount = markdown.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  const readingMinutes = Math.max(1, Math.round(wordCount / WORDS_A_MINUTE));
  const post = { ...metadata, slug: basename(file, '.md'), wordCount, readingMinutes };
  return { post, body: render(markdown) };
}

/** Every post of the folder, newest first. Posts of one day are in the order of their slugs. */
const buildBlog = () =>
  postFiles()
    .map((file) => buildPost(file, readFileSync(file, 'utf8')))
    .sort(
      ({ post: one }, { post: other }) =>
        other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug),
    );

/**
 * Gives the Worker the posts as HTML, so that its bundle needs no Markdown renderer. The bodies are a module of their
 * own, so that a Worker reads them only for a post's page.
 */
export const blogModule = (): Plugin => ({
  name: 'pahiya:blog',
  enforce: 'pre',
  resolveId: (id) => (id === MODULE || id === BODIES ? `\0${id}` : undefined),
  load(id) {
    if (id !== `\0${MODULE}` && id !== `\0${BODIES}`) return undefined;
    for (const file of postFiles()) this.addWatchFile(file);
    const blog = buildBlog();
    return id === `\0${MODULE}`
      ? `export const posts = ${JSON.stringify(blog.map(({ post }) => post))};`
      : `export const bodies = ${JSON.stringify(Object.fromEntries(blog.map(({ post, body }) => [post.slug, body])))};`;
  },
});
