import { buildId } from 'virtual:client-build';
import { formKeyAt } from '../spam.ts';

/**
 * Places in rendered text whose value belongs to one answer, not to the page: kept text holds the marks, every answer
 * fills in values of its own.
 */
export const NONCE_PLACEHOLDER = `nonce~${buildId}~`;
/** The idempotency key of the forms on a page, for visitors without JavaScript. */
export const FORM_KEY_PLACEHOLDER = `form~${buildId}~`;
/** Stands for the styles, which are known only when the body is; gone before the text is cut. */
export const STYLES_PLACEHOLDER = `styles~${buildId}~`;

const MARKS = new RegExp(`(${NONCE_PLACEHOLDER}|${FORM_KEY_PLACEHOLDER})`);

/** What is particular to one answer; each value has `VALUE_LENGTH` ASCII letters. */
export interface AnswerValues {
  readonly nonce: string;
  readonly formKey: string;
}

/** 22 letters of 6 random bits each. */
export const VALUE_LENGTH = 22;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Values of 132 random bits each in URL-safe letters: fit for a nonce and for an idempotency key. */
export function newAnswerValues(): AnswerValues {
  let letters = '';
  for (const byte of crypto.getRandomValues(new Uint8Array(2 * VALUE_LENGTH))) letters += LETTERS[byte & 63];
  return {
    nonce: letters.slice(0, VALUE_LENGTH),
    formKey: formKeyAt(Date.now(), letters.slice(VALUE_LENGTH)),
  };
}

/** Rendered text as bytes, with the places where each answer's values go. */
export interface PageTemplate {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly holes: readonly Placeholder[];
}

export interface Placeholder {
  /** Offset in bytes. */
  readonly at: number;
  readonly value: keyof AnswerValues;
}

const encoder = new TextEncoder();

/** A letter of text takes at most three bytes of UTF-8. */
const MOST_BYTES = 3;

/** Where text becomes bytes, for one page after the other: bytes of unknown number need not be made and thrown away. */
let workbench = new Uint8Array(0);

function workbenchOf(room: number): Uint8Array<ArrayBuffer> {
  if (workbench.byteLength < room) workbench = new Uint8Array(room);
  return workbench;
}

/** Pieces of one page, in order: text, in which marks become holes, and bytes, which hold none. */
export function templateOf(...pieces: readonly (string | Uint8Array)[]): PageTemplate {
  const bytes = workbenchOf(pieces.reduce((room, { length }) => room + MOST_BYTES * length, 0));
  const holes: Placeholder[] = [];
  let at = 0;
  for (const piece of pieces) {
    if (typeof piece !== 'string') {
      bytes.set(piece, at);
      at += piece.byteLength;
      continue;
    }
    for (const [index, text] of piece.split(MARKS).entries()) {
      if (index % 2 === 0) at += encoder.encodeInto(text, bytes.subarray(at)).written;
      else {
        holes.push({ at, value: text === NONCE_PLACEHOLDER ? 'nonce' : 'formKey' });
        bytes.fill(0, at, at + VALUE_LENGTH);
        at += VALUE_LENGTH;
      }
    }
  }
  return { bytes: bytes.slice(0, at), holes };
}

/** The page's bytes with this answer's values in their places: one copy, no text is encoded again. */
export function fillTemplate({ bytes, holes }: PageTemplate, values: AnswerValues): Uint8Array<ArrayBuffer> {
  const filled = bytes.slice();
  for (const { at, value } of holes)
    encoder.encodeInto(values[value], filled.subarray(at, at + VALUE_LENGTH));
  return filled;
}
