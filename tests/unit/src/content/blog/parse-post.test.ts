import { describe, expect, test } from 'vitest';
import { parsePost } from '../../../../../src/content/blog/parse-post.ts';

const head = {
  title: 'A title that is long enough: and has a colon',
  description: 'A description of a post, long enough for the head of a page: at least seventy characters.',
  date: '2026-03-16',
  keywords: 'car ac, gas filling',
  picture: 'service-ac',
  service: 'ac',
};

const source = (fields: Readonly<Record<string, string>>, body = '\nText.\n\n---\n\nMore.\n') =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n---\n${body}`;

const problems = (text: string) => {
  const parsed = parsePost(text);
  return parsed.ok ? [] : [parsed.code, ...(parsed.detail ?? [])];
};

describe('parsePost', () => {
  test('reads the front matter and leaves the Markdown below it, rules included', () => {
    const parsed = parsePost(source(head));
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        markdown: 'Text.\n\n---\n\nMore.',
        metadata: { ...head, keywords: ['car ac', 'gas filling'] },
      },
    });
  });

  test('takes the date for the last change when there was none', () => {
    const parsed = parsePost(source(head));
    expect(parsed.ok && parsed.value.metadata.updated).toBe('2026-03-16');
    const changed = parsePost(source({ ...head, updated: '2026-04-06' }));
    expect(changed.ok && changed.value.metadata.updated).toBe('2026-04-06');
  });

  test('reads files with Windows line ends', () => {
    expect(parsePost(source(head).replaceAll('\n', '\r\n')).ok).toBe(true);
  });

  test('says so when there is no front matter', () => {
    expect(problems('# Only Markdown')).toEqual(['front_matter_missing']);
  });

  test.each([
    ['a date that is none', { ...head, date: '2026-02-30' }, /date: not a calendar date/],
    ['a change before the first appearance', { ...head, updated: '2025-01-01' }, /updated before its date/],
    ['a picture that nobody drew', { ...head, picture: 'service-boat' }, /picture: not one of the pictures/],
    ['a picture named like something every object has', { ...head, picture: 'toString' }, /picture/],
    ['a service that is none', { ...head, service: 'submarine' }, /service/],
    ['a short description', { ...head, description: 'Too short.' }, /description/],
    ['a field nobody knows', { ...head, author: 'someone' }, /author/],
  ])('names %s', (_, fields, message) => {
    const [code, ...lines] = problems(source(fields));
    expect(code).toBe('front_matter_invalid');
    expect(lines.join()).toMatch(message);
  });

  test('names a line that is no field', () => {
    expect(problems(`---\ntitle\n---\nText`)).toEqual(['front_matter_invalid', 'title']);
  });
});
