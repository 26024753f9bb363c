import type { Response } from 'miniflare';
import { expect } from 'vitest';
import { brandFrom } from '../../../src/content/brand.ts';
import { reflected } from './corpus.ts';

/** The next step of a lead shows the car in the visitor's own words. It is JSON, which no browser takes for markup. */
const withoutTypedCar = (text: string): string => text.replace(/"carModel":"(?:[^"\\]|\\.)*"/g, '');

/** Text that no answer may contain: code locations, database messages, secrets. */
const TELLTALE =
  /\bat \S+ \(|\.tsx?:\d+|\/node_modules\/|SQLITE|D1_ERROR|ZodError|TypeError|SyntaxError|a-signing-key-only-for-tests|token-of-the-stand-in/;

/** Checks the rules that hold for every answer. */
export async function holds(what: string, response: Response, origin: string): Promise<string> {
  const text = await response.text();
  const found = {
    what,
    serverFault: response.status >= 500 ? response.status : undefined,
    reflected: reflected(withoutTypedCar(text)),
    telltale: TELLTALE.exec(response.headers.get('Content-Type')?.includes('json') ? text : '')?.[0],
    ofObjects: /native(?: |%20|\+)code/.test(text),
    injected: response.headers.get('X-Injected') ?? undefined,
    elsewhere: leadsElsewhere(response, origin),
    canonical: foreignCanonical(text, origin),
    structuredData: brokenStructuredData(text),
  };
  expect(found).toEqual({
    what,
    serverFault: undefined,
    reflected: [],
    telltale: undefined,
    ofObjects: false,
    injected: undefined,
    elsewhere: undefined,
    canonical: undefined,
    structuredData: [],
  });
  return text;
}

const CHAT = `https://wa.me/${brandFrom({}).chatNumber}?text=`;

function leadsElsewhere(response: Response, origin: string): string | undefined {
  const location = response.headers.get('Location');
  // The business chat is the only other site that we redirect to.
  if (location === null || location.startsWith(CHAT)) return undefined;
  return new URL(location, origin).origin === origin ? undefined : location;
}

function foreignCanonical(html: string, origin: string): string | undefined {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  return canonical === undefined || canonical.startsWith(`${origin}/`) ? undefined : canonical;
}

/** Every block of structured data that is not valid JSON. */
function brokenStructuredData(html: string): readonly string[] {
  const blocks = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g)];
  return blocks.flatMap(([, text = '']) => {
    try {
      JSON.parse(text);
      return [];
    } catch {
      return [text.slice(0, 200)];
    }
  });
}

/** Runs all cases, a few at a time. */
export async function all<Case>(
  cases: readonly Case[],
  run: (one: Case) => Promise<unknown>,
  width = 12,
): Promise<void> {
  const queue = [...cases];
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let one = queue.shift(); one !== undefined; one = queue.shift()) await run(one);
    }),
  );
}

/** A page without the values that differ in every answer: its nonce and its form key. */
export const withoutKeys = (html: string): string =>
  html
    .replaceAll(/ nonce="[^"]*"/g, '')
    .replaceAll(/(name="idempotencyKey" value=")[^"]*/g, '$1')
    .replaceAll(/(`formKey`:`)[^`]*/g, '$1');

/** Headers that differ in every answer. */
export const MADE_ANEW: readonly string[] = ['date', 'x-request-id', 'server-timing', 'content-length'];
