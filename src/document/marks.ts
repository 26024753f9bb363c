import { buildId } from 'virtual:client-build';

/**
 * Places in rendered text whose value belongs to one answer, not to the page: kept text holds the marks, every answer
 * fills in values of its own.
 */
export const NONCE_MARK = `nonce~${buildId}~`;
/** The idempotency key of the forms on a page, for visitors without JavaScript. */
export const FORM_KEY_MARK = `form~${buildId}~`;
/** Stands for the styles, which are known only when the body is; gone before the text is cut. */
export const STYLES_MARK = `styles~${buildId}~`;

const MARKS = new RegExp(`(${NONCE_MARK}|${FORM_KEY_MARK})`);

/** What is particular to one answer. */
export interface AnswerValues {
  readonly nonce: string;
  readonly formKey: string;
}

/** 128 random bits in URL-safe letters: fit for a nonce and for an idempotency key. */
export function randomValue(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

export const newAnswerValues = (): AnswerValues => ({ nonce: randomValue(), formKey: randomValue() });

/** Text and marks in turn: text at even places. */
export const cutAtMarks = (html: string): readonly string[] => html.split(MARKS);

/** The text with this answer's values in the places of the marks. */
export function fillMarks(pieces: readonly string[], { nonce, formKey }: AnswerValues): string {
  let html = '';
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 0) html += piece;
    else html += piece === NONCE_MARK ? nonce : formKey;
  }
  return html;
}
