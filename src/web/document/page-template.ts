import { buildId, font } from 'virtual:client-build';
import { fixedHeaders } from '../middleware/security-headers.ts';
import { formKeyAt } from '../spam.ts';
import { type ContentPolicy, contentSecurityPolicy } from './content-policy.ts';

/**
 * Cached text holds placeholders for the values that differ in each answer, and each answer fills in its own. Without
 * them, visitors would share a nonce and a form key.
 */
export const NONCE_PLACEHOLDER = `nonce~${buildId}~`;
/** The idempotency key of the forms on a page, for visitors without JavaScript. */
export const FORM_KEY_PLACEHOLDER = `form~${buildId}~`;
/** The placeholder of the styles, which are known only after the body is rendered; `renderPage` replaces it. */
export const STYLES_PLACEHOLDER = `styles~${buildId}~`;

const PLACEHOLDERS = new RegExp(`(${NONCE_PLACEHOLDER}|${FORM_KEY_PLACEHOLDER})`);

/** The values of one answer; each has `VALUE_LENGTH` ASCII letters. */
interface AnswerValues {
  readonly nonce: string;
  readonly formKey: string;
}

/** 22 letters of 6 random bits each. */
export const VALUE_LENGTH = 22;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Makes values of 132 random bits each in URL-safe letters, for a nonce and for an idempotency key. */
export function newAnswerValues(): AnswerValues {
  let letters = '';
  for (const byte of crypto.getRandomValues(new Uint8Array(2 * VALUE_LENGTH))) letters += LETTERS[byte & 63];
  return {
    nonce: letters.slice(0, VALUE_LENGTH),
    formKey: formKeyAt(Date.now(), letters.slice(VALUE_LENGTH)),
  };
}

/** Rendered text as bytes, with the offsets of each answer's values. */
export interface PageTemplate {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly placeholders: readonly Placeholder[];
}

export interface Placeholder {
  /** Offset in bytes. */
  readonly at: number;
  readonly value: keyof AnswerValues;
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

/** Joins the pieces of one page in order: text, which may hold placeholders, and bytes, which hold none. */
export function templateOf(...pieces: readonly (string | Uint8Array)[]): PageTemplate {
  const bytes = encodingBufferOf(pieces.reduce((sum, { length }) => sum + MOST_BYTES * length, 0));
  const placeholders: Placeholder[] = [];
  let at = 0;
  for (const piece of pieces) {
    if (typeof piece !== 'string') {
      bytes.set(piece, at);
      at += piece.byteLength;
      continue;
    }
    for (const [index, text] of piece.split(PLACEHOLDERS).entries()) {
      if (index % 2 === 0) at += encoder.encodeInto(text, bytes.subarray(at)).written;
      else {
        placeholders.push({ at, value: text === NONCE_PLACEHOLDER ? 'nonce' : 'formKey' });
        bytes.fill(0, at, at + VALUE_LENGTH);
        at += VALUE_LENGTH;
      }
    }
  }
  return { bytes: bytes.slice(0, at), placeholders };
}

/** Returns a copy of the page's bytes with this answer's values. It encodes no text again. */
export function fillTemplate(
  { bytes, placeholders }: PageTemplate,
  values: AnswerValues,
): Uint8Array<ArrayBuffer> {
  const filled = bytes.slice();
  for (const { at, value } of placeholders)
    encoder.encodeInto(values[value], filled.subarray(at, at + VALUE_LENGTH));
  return filled;
}

interface HtmlAnswer {
  readonly status?: number;
  readonly policy?: ContentPolicy | undefined;
  readonly cacheControl: string;
  /** On a quick connection the answer preloads the font (`pageHeaders`). */
  readonly request?: Request;
}

/**
 * Answers with a page, rendered now or cached, and puts the same new nonce into its policy and its text. It passes all
 * headers at once: setting them one by one is where a cached page would spend most of its time.
 */
export function htmlAnswer(
  page: PageTemplate,
  { status = 200, policy, cacheControl, request }: HtmlAnswer,
): Response {
  const values = newAnswerValues();
  return new Response(fillTemplate(page, values), {
    status,
    headers: {
      ...fixedHeaders,
      ...pageHeaders(request),
      'Cache-Control': cacheControl,
      'Content-Security-Policy': contentSecurityPolicy(values.nonce, policy),
    },
  });
}

const withoutFont: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Language': 'en-IN',
};
const withFont: Readonly<Record<string, string>> = {
  ...withoutFont,
  Link: `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
};

/** Chromium delays the first paint by at most so many ms for a font that a page preloads. */
const PAINT_DELAY_MS = 50;

/**
 * A page's own headers. On a quick connection they preload the font, so that the first paint shows it. On a slow one a
 * preload would delay the text: the page keeps the fallback font, which has the same metrics (decision 070).
 */
export const pageHeaders = (request: Request | undefined): Readonly<Record<string, string>> =>
  font !== '' && roundTripMs(request) <= PAINT_DELAY_MS ? withFont : withoutFont;

/** The round trip that the edge measured (`request.cf`, which may be missing). */
function roundTripMs(request: Request | undefined): number {
  const cf: unknown = request && Reflect.get(request, 'cf');
  if (typeof cf !== 'object' || cf === null) return 0;
  const [tcp, quic]: unknown[] = [Reflect.get(cf, 'clientTcpRtt'), Reflect.get(cf, 'clientQuicRtt')];
  // Zero stands for the transport that the request did not use.
  return (typeof tcp === 'number' ? tcp : 0) || (typeof quic === 'number' ? quic : 0);
}
