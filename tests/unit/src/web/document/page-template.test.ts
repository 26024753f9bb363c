import { expect, test } from 'vitest';
import {
  FORM_KEY_PLACEHOLDER,
  fillTemplate,
  NONCE_PLACEHOLDER,
  newAnswerValues,
  templateOf,
  VALUE_LENGTH,
} from '../../../../../src/web/document/page-template.ts';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test('an answer has its own values in every placeholder, between any letters', () => {
  const template = templateOf(
    `₹<i nonce="${NONCE_PLACEHOLDER}">पहिया</i><b ${FORM_KEY_PLACEHOLDER}></b><u nonce="${NONCE_PLACEHOLDER}">`,
  );
  const values = { nonce: 'n'.repeat(VALUE_LENGTH), formKey: 'k'.repeat(VALUE_LENGTH) };
  expect(text(fillTemplate(template, values))).toBe(
    `₹<i nonce="${values.nonce}">पहिया</i><b ${values.formKey}></b><u nonce="${values.nonce}">`,
  );
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
