import { expect, test } from 'vitest';
import { buildPost } from '../../../scripts/blog.ts';

const source = `---
title: A title that is long enough for it
description: A description of a post, long enough for the head of a page: at least seventy characters.
date: 2026-03-16
keywords: one, two
picture: service-ac
service: ac
---

First **words**.

## 2. Cold & hot

### Deeper

| a | b |
| --- | --- |
| 1 | 2 |
`;

test('a post becomes HTML with anchors on its headings', () => {
  const { post, body } = buildPost('/somewhere/a-post.md', source);
  expect(post.slug).toBe('a-post');
  expect(body.opening).toContain('<p>First <strong>words</strong>.</p>');
  expect(body.opening).toContain('<h2 id="cold-hot">2. Cold &amp; hot</h2>');
  expect(body.opening).toContain('<h3>Deeper</h3>');
  expect(body.opening).toContain('<table>');
  expect(body.headings).toEqual([{ id: 'cold-hot', text: '2. Cold & hot' }]);
  expect(post.readingMinutes).toBe(1);
});

test('a wrong front matter stops the build with the file’s name and the reason', () => {
  expect(() => buildPost('bad.md', source.replace('2026-03-16', 'soon'))).toThrow(
    /bad\.md: front_matter_invalid date: not a calendar date/,
  );
});
