import { buildId } from 'virtual:client-build';
import type { UnservedPlace } from '../../features/places/index.ts';
import { FONT_NAME, NEXT_FONT_NAME } from '../contract/font-names.ts';
import { fixedHeaders, ownWindowHeader } from '../middleware/security-headers.ts';
import { formKeyAt } from '../spam.ts';
import { awayNotice } from './away-notice.ts';
import { type ContentPolicy, contentSecurityPolicy } from './content-policy.ts';
import { languageSuggestion } from './language-suggestion.ts';
import { fontUse, pageHeaders } from './page-fonts.ts';

/** Texts of placeholders have one end, because a search for one text is far quicker than for several. */
const END_OF_PLACEHOLDER = `~${buildId}~`;

/** The values of an answer by the words of their placeholders. */
const VALUES = {
  nonce: 'nonce',
  form: 'formKey',
  notice: 'notice',
  suggestion: 'suggestion',
  font: 'fontName',
} as const;
export const VALUE_NAMES = Object.values(VALUES);
/** The word of the mark behind a page's first screen, which no answer fills. */
const FOLD = 'fold';
const WORDS = [...Object.entries(VALUES), [FOLD, FOLD] as const];

const placeholder = (word: keyof typeof VALUES | typeof FOLD): string => `${word}${END_OF_PLACEHOLDER}`;

/**
 * Cached text holds placeholders for the values that differ in each answer, and each answer fills in its own. Without
 * them, visitors would share a nonce and a form key.
 */
export const NONCE_PLACEHOLDER = placeholder('nonce');
/** The idempotency key of the forms on a page, for visitors without JavaScript. */
export const FORM_KEY_PLACEHOLDER = placeholder('form');
/** The end of the first screen, where the answer's first part ends. */
export const FOLD_PLACEHOLDER = placeholder(FOLD);

/** The place of the notice for visitors from a place without a centre. Other visitors' answers have nothing there. */
export const NOTICE_PLACEHOLDER = placeholder('notice');
/** The place of the line that offers a page in the visitor's own language. Most answers have nothing there. */
export const SUGGESTION_PLACEHOLDER = placeholder('suggestion');

/** The first word of a font's name in its `@font-face`. */
export const FONT_NAME_PLACEHOLDER = placeholder('font');

/** HTML that only some visitors' answers hold, by its place. */
interface InsertedHtml {
  readonly notice?: string | undefined;
  readonly suggestion?: string | undefined;
}

interface AnswerDetails extends InsertedHtml {
  /** Gives the Latin font a name that no text uses, so that the browser leaves it for the next page. */
  readonly withoutFont?: boolean;
}

/** The values of one answer; each has `VALUE_LENGTH` ASCII letters. */
interface AnswerValues {
  readonly nonce: string;
  readonly formKey: string;
}

/** 22 letters of 6 random bits each. */
export const VALUE_LENGTH = 22;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Random bytes are drawn for many answers at once, because each draw costs far more than the bytes. */
const pool = new Uint8Array(100 * 2 * VALUE_LENGTH);
let drawnAt = pool.length;

/** Makes values of 132 random bits each in URL-safe letters, for a nonce and for an idempotency key. */
export function newAnswerValues(): AnswerValues {
  if (drawnAt === pool.length) {
    crypto.getRandomValues(pool);
    drawnAt = 0;
  }
  let letters = '';
  for (const end = drawnAt + 2 * VALUE_LENGTH; drawnAt < end; drawnAt += 1)
    letters += LETTERS[(pool[drawnAt] ?? 0) & 63];
  return {
    nonce: letters.slice(0, VALUE_LENGTH),
    formKey: formKeyAt(Date.now(), letters.slice(VALUE_LENGTH)),
  };
}

/** Rendered text as bytes, with the offsets of each answer's values. */
export interface PageTemplate {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly placeholders: readonly Placeholder[];
  /** Bytes of the first screen, which leave before the rest; undefined for a page of one part. */
  readonly firstScreen?: number | undefined;
}

export interface Placeholder {
  /** Offset in bytes. */
  readonly at: number;
  /** An inserted piece takes no space in the bytes. */
  readonly value: (typeof VALUE_NAMES)[number];
}

const encoder = new TextEncoder();

/** A letter of text takes at most three bytes of UTF-8. */
const MOST_BYTES = 3;

/** One buffer serves all pages in turn, because the number of bytes is known only after encoding. */
let encodingBuffer = new Uint8Array(0);

function encodingBufferOf(length: number): Uint8Array<ArrayBuffer> {
  if (encodingBuffer.byteLength < length) encodingBuffer = new Uint8Array(length);
  return encodingBuffer;
}

interface TextPart {
  readonly text: string;
  /** The value that follows the text; undefined after the last part. */
  readonly value?: Placeholder['value'] | typeof FOLD;
}

/** Cuts a text at its placeholders. */
function partsOf(text: string): readonly TextPart[] {
  const parts = text.split(END_OF_PLACEHOLDER);
  const last = parts.length - 1;
  return parts.map((part, index) => {
    if (index === last) return { text: part };
    for (const [word, value] of WORDS)
      if (part.endsWith(word)) return { text: part.slice(0, -word.length), value };
    return { text: part + END_OF_PLACEHOLDER };
  });
}

/** Encodes a page's text, and notes where its placeholders stand and where its first screen ends. */
export function templateOf(text: string): PageTemplate {
  const bytes = encodingBufferOf(MOST_BYTES * text.length);
  const placeholders: Placeholder[] = [];
  let firstScreen: number | undefined;
  let at = 0;
  for (const { text: part, value } of partsOf(text)) {
    at += encoder.encodeInto(part, bytes.subarray(at)).written;
    if (value === FOLD) firstScreen = at;
    if (value === undefined || value === FOLD) continue;
    placeholders.push({ at, value });
    if (value === 'nonce' || value === 'formKey') {
      bytes.fill(0, at, at + VALUE_LENGTH);
      at += VALUE_LENGTH;
    } else if (value === 'fontName') at += encoder.encodeInto(FONT_NAME, bytes.subarray(at)).written;
  }
  return { bytes: bytes.slice(0, at), placeholders, firstScreen };
}

/**
 * Returns a copy of the page with this answer's values, font names and own HTML: the first screen, then the rest. It encodes
 * only that HTML.
 */
export function fillTemplate(
  { bytes, placeholders, firstScreen = bytes.byteLength }: PageTemplate,
  values: AnswerValues,
  own: AnswerDetails = {},
): readonly Uint8Array<ArrayBuffer>[] {
  const filled = bytes.slice();
  // The values are ASCII. Copying them letter by letter is faster than calling the platform's encoder for each.
  for (const { at, value } of placeholders)
    if (value === 'nonce' || value === 'formKey')
      for (let letter = 0; letter < VALUE_LENGTH; letter += 1)
        filled[at + letter] = values[value].charCodeAt(letter);
    else if (value === 'fontName' && own.withoutFont) encoder.encodeInto(NEXT_FONT_NAME, filled.subarray(at));
  if (!own.notice && !own.suggestion) return cutAt(filled, firstScreen);
  const pieces = placeholders.flatMap(({ at, value }) => {
    const html = value === 'notice' || value === 'suggestion' ? own[value] : undefined;
    return html ? [{ at, bytes: encoder.encode(html) }] : [];
  });
  const before = pieces.filter(({ at }) => at < firstScreen);
  return cutAt(withPieces(filled, pieces), firstScreen + lengthOf(before));
}

interface InsertedPiece {
  readonly at: number;
  readonly bytes: Uint8Array;
}

const lengthOf = (pieces: readonly InsertedPiece[]): number =>
  pieces.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);

const cutAt = (bytes: Uint8Array<ArrayBuffer>, end: number): readonly Uint8Array<ArrayBuffer>[] =>
  end < bytes.byteLength ? [bytes.subarray(0, end), bytes.subarray(end)] : [bytes];

function withPieces(bytes: Uint8Array, pieces: readonly InsertedPiece[]): Uint8Array<ArrayBuffer> {
  const filled = new Uint8Array(bytes.byteLength + lengthOf(pieces));
  let from = 0;
  let written = 0;
  for (const piece of pieces) {
    filled.set(bytes.subarray(from, piece.at), from + written);
    filled.set(piece.bytes, piece.at + written);
    written += piece.bytes.byteLength;
    from = piece.at;
  }
  filled.set(bytes.subarray(from), from + written);
  return filled;
}

interface HtmlAnswer {
  readonly status?: number;
  readonly policy?: ContentPolicy | undefined;
  readonly cacheControl: string;
  /** Its connection decides when the page uses its fonts (`fontUse`). */
  readonly request?: Request;
  /** The visitor's place, if no centre serves it. */
  readonly away?: UnservedPlace | undefined;
  /** The path of this page in the visitor's language, where the visitor prefers another. */
  readonly suggested?: string | undefined;
}

/** Answers without a body whose headers are final but for the policy. Copying one costs half of naming its headers. */
const blankAnswers = new Map<string, Response>();

function blankAnswer(status: number, cacheControl: string, own: Readonly<Record<string, string>>): Response {
  const key = `${status} ${cacheControl} ${own.Link ?? ''}`;
  const known = blankAnswers.get(key);
  if (known) return known;
  const window = cacheControl.includes('no-store') ? ownWindowHeader : {};
  const headers = { ...fixedHeaders, ...window, ...own, 'Cache-Control': cacheControl };
  const blank = new Response(null, { status, headers });
  blankAnswers.set(key, blank);
  return blank;
}

/** Answers with a page, rendered now or cached, and puts the same new nonce into its policy and its text. */
export function htmlAnswer(
  page: PageTemplate,
  { status = 200, policy, cacheControl, request, away, suggested }: HtmlAnswer,
): Response {
  const values = newAnswerValues();
  const use = fontUse(request);
  const blank = blankAnswer(status, cacheControl, pageHeaders(use));
  const parts = fillTemplate(page, values, {
    notice: away && awayNotice(away, values.nonce),
    suggestion: suggested && languageSuggestion(suggested, values.nonce),
    withoutFont: use === 'next-page',
  });
  const answer = new Response(parts.length === 1 ? parts[0] : inTurn(parts), blank);
  answer.headers.set('Content-Security-Policy', contentSecurityPolicy(values.nonce, policy));
  return answer;
}

/** Sends each part in a flush of its own, so that a browser can paint the first screen before it has the rest. */
const inTurn = (parts: readonly Uint8Array<ArrayBuffer>[]): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    start(body) {
      for (const part of parts) body.enqueue(part);
      body.close();
    },
  });
