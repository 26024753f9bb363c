import { describe, expect, test } from 'vitest';
import {
  FOLD_PLACEHOLDER,
  FONT_NAME_PLACEHOLDER,
  FORM_KEY_PLACEHOLDER,
  fillTemplate,
  htmlAnswer,
  NONCE_PLACEHOLDER,
  NOTICE_PLACEHOLDER,
  newAnswerValues,
  SUGGESTION_PLACEHOLDER,
  templateOf,
  VALUE_LENGTH,
} from '../../../../../src/web/document/page-template.ts';

const decoded = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const text = (parts: readonly Uint8Array[]) => parts.map(decoded).join('');

test('an answer has its own values in every placeholder, between any letters', () => {
  const template = templateOf(
    `₹<i nonce="${NONCE_PLACEHOLDER}">पहिया</i><b ${FORM_KEY_PLACEHOLDER}></b><u nonce="${NONCE_PLACEHOLDER}">`,
  );
  const values = { nonce: 'n'.repeat(VALUE_LENGTH), formKey: 'k'.repeat(VALUE_LENGTH) };
  expect(text(fillTemplate(template, values))).toBe(
    `₹<i nonce="${values.nonce}">पहिया</i><b ${values.formKey}></b><u nonce="${values.nonce}">`,
  );
});

test('a notice is inserted at every place for it, and other answers have nothing there', () => {
  const template = templateOf(
    `₹${NOTICE_PLACEHOLDER}<i nonce="${NONCE_PLACEHOLDER}">पहिया</i><b>${NOTICE_PLACEHOLDER}</b>`,
  );
  const values = { nonce: 'n'.repeat(VALUE_LENGTH), formKey: 'k'.repeat(VALUE_LENGTH) };
  const page = (notice: string) => `₹${notice}<i nonce="${values.nonce}">पहिया</i><b>${notice}</b>`;
  expect(text(fillTemplate(template, values))).toBe(page(''));
  expect(text(fillTemplate(template, values, { notice: '<p>लखनऊ</p>' }))).toBe(page('<p>लखनऊ</p>'));
});

test('the notice and the suggestion of a language stand at their own places', () => {
  const template = templateOf(
    `<i>${SUGGESTION_PLACEHOLDER}</i>${NOTICE_PLACEHOLDER}<b>${SUGGESTION_PLACEHOLDER}</b>`,
  );
  const values = newAnswerValues();
  expect(text(fillTemplate(template, values, { suggestion: 'हिन्दी' }))).toBe('<i>हिन्दी</i><b>हिन्दी</b>');
  expect(text(fillTemplate(template, values, { suggestion: 'हिन्दी', notice: '₹' }))).toBe(
    '<i>हिन्दी</i>₹<b>हिन्दी</b>',
  );
});

test('an answer without the font gives it another name', () => {
  const template = templateOf(
    `<i>₹</i><style>₹${FONT_NAME_PLACEHOLDER} Latin</style><b nonce="${NONCE_PLACEHOLDER}">`,
  );
  const values = newAnswerValues();
  const page = (name: string) => `<i>₹</i><style>₹${name} Latin</style><b nonce="${values.nonce}">`;
  expect(text(fillTemplate(template, values, { withoutFont: true }))).toBe(page('Next'));
  expect(text(fillTemplate(template, values))).toBe(page('Anek'));
});

test('filling does not change the cached page, and no two answers share a value', () => {
  const template = templateOf(`<i nonce="${NONCE_PLACEHOLDER}">`);
  const [one, two] = [newAnswerValues(), newAnswerValues()];
  const first = text(fillTemplate(template, one));
  fillTemplate(template, two);
  expect(text(fillTemplate(template, one))).toBe(first);
  expect(new Set([one.nonce, one.formKey, two.nonce, two.formKey]).size).toBe(4);
  expect(one.nonce).toMatch(/^[A-Za-z0-9_-]{22}$/);
});

describe('a page with parts below its first screen', () => {
  const template = templateOf(
    `<i nonce="${NONCE_PLACEHOLDER}">₹${NOTICE_PLACEHOLDER}<link>${FOLD_PLACEHOLDER}<b ${FORM_KEY_PLACEHOLDER}>${NOTICE_PLACEHOLDER}`,
  );
  const values = { nonce: 'n'.repeat(VALUE_LENGTH), formKey: 'k'.repeat(VALUE_LENGTH) };

  test.each(['', '<p>लखनऊ</p>'])('is cut where its first screen ends, with the notice "%s"', (notice) => {
    expect(fillTemplate(template, values, { notice }).map(decoded)).toEqual([
      `<i nonce="${values.nonce}">₹${notice}<link>`,
      `<b ${values.formKey}>${notice}`,
    ]);
  });

  test('sends its first screen before the rest', async () => {
    const { body } = htmlAnswer(template, { cacheControl: 'no-store' });
    const sent: string[] = [];
    for await (const part of body ?? []) sent.push(decoded(part));
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatch(/<link>$/);
    expect(sent[1]).toMatch(/^<b /);
  });
});

test('a page of one part is sent at once', async () => {
  const { body } = htmlAnswer(templateOf('<p>one</p>'), { cacheControl: 'no-store' });
  const sent: string[] = [];
  for await (const part of body ?? []) sent.push(decoded(part));
  expect(sent).toEqual(['<p>one</p>']);
});
