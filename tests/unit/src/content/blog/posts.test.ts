import { describe, expect, test } from 'vitest';
import type { PostBody } from '../../../../../src/content/blog/post.ts';
import {
  blogPageCount,
  blogPosts,
  findPost,
  loadBody,
  POSTS_A_PAGE,
  postsAbout,
  postsAfter,
  postsOnPage,
} from '../../../../../src/content/blog/posts.ts';
import { repeatedSentences } from '../prose-rules.ts';

const written: [slug: string, body: Pick<PostBody, 'headings'> & { readonly html: string }][] = [];
for (const post of blogPosts) {
  const body = await loadBody(post);
  if (body) written.push([post.slug, { headings: body.headings, html: body.opening + body.rest }]);
}
const text = (html: string) => html.replace(/<[^>]+>/g, ' ');

describe('the blog', () => {
  test('has at least ten posts of 700 to 1,100 words', () => {
    expect(blogPosts.length).toBeGreaterThanOrEqual(10);
    expect(written.map(([slug]) => slug)).toEqual(blogPosts.map(({ slug }) => slug));
    for (const { slug, wordCount } of blogPosts) {
      expect(wordCount, slug).toBeGreaterThanOrEqual(700);
      expect(wordCount, slug).toBeLessThanOrEqual(1100);
    }
  });

  test('covers what an Indian owner asks', () => {
    const slugs = blogPosts.map(({ slug }) => slug).join(' ');
    for (const subject of [
      'monsoon',
      'ac',
      'battery',
      'used-car',
      'insurance',
      'dent',
      'tyres',
      'intervals',
      'cng',
      'highway',
      'dpf',
    ]) {
      expect(slugs).toContain(subject);
    }
  });

  test('lists the newest first, every title and description once', () => {
    const dates = blogPosts.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Set(blogPosts.map(({ title }) => title)).size).toBe(blogPosts.length);
    expect(new Set(blogPosts.map(({ description }) => description)).size).toBe(blogPosts.length);
  });

  test('a post has no first heading of its own, no style attribute and no script', () => {
    for (const [slug, { html }] of written) {
      expect(html, slug).not.toMatch(/<h1|style=|<script|\son\w+=/);
    }
  });

  test('each heading of the contents is an anchor in the text, none twice in a post', () => {
    for (const [, { html, headings }] of written) {
      expect(headings.length).toBeGreaterThanOrEqual(4);
      for (const { id } of headings) expect(html).toContain(`<h2 id="${id}">`);
      expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
    }
  });

  test('links stay on the site, and each post has one', () => {
    for (const [slug, { html }] of written) {
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address ?? '');
      expect(links.length, slug).toBeGreaterThan(0);
      for (const address of links) expect(address, slug).toMatch(/^\/[a-z]/);
    }
  });

  test('no longer sentence stands in two posts', () => {
    expect(repeatedSentences(new Map(written.map(([slug, { html }]) => [slug, [text(html)]])), 8)).toEqual(
      [],
    );
  });

  test('pages hold all posts, each once', () => {
    const pages = Array.from({ length: blogPageCount }, (_, place) => postsOnPage(place + 1));
    expect(pages.flat()).toEqual(blogPosts);
    expect(pages[0]).toHaveLength(POSTS_A_PAGE);
    expect(postsOnPage(blogPageCount + 1)).toEqual([]);
  });

  test('a post is found by its slug, and leads to others', () => {
    const post = findPost('car-ac-not-cooling');
    expect(post?.updated).toBe('2026-04-06');
    expect(findPost('constructor')).toBeUndefined();
    expect(postsAbout('ac', 3).map(({ slug }) => slug)).toEqual(['car-ac-not-cooling']);
    const next = post === undefined ? [] : postsAfter(post, 3);
    expect(next).toHaveLength(3);
    expect(next).not.toContain(post);
  });

  test('reading takes four or five minutes', () => {
    for (const { readingMinutes } of blogPosts) expect([4, 5]).toContain(readingMinutes);
  });
});
