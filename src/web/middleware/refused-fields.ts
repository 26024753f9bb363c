import type * as Workers from '@cloudflare/workers-types';
import type { Context, MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import { fromBase64Url, toBase64Url } from '../../values/base64-url.ts';
import { once } from '../../values/once.ts';
import { parseJson } from '../../values/parse-json.ts';
import { channelOf } from '../api/read-form.ts';
import { readSiteCookie } from '../api/read-site-cookie.ts';
import { NOT_TYPED, storeSentForm } from '../api/sent-form.ts';
import { setSiteCookie } from '../api/site-cookie.ts';
import type { AppEnvironment } from '../app-environment.ts';

/** The platform's rewriter, with the `Response` of the standard types. */
interface Rewriter {
  on(
    selector: string,
    handlers: {
      element?(element: Workers.Element): void;
      text?(part: Workers.Text): void | Promise<void>;
    },
  ): Rewriter;
  transform(page: Response): Response;
}
declare const HTMLRewriter: new () => Rewriter;

/** The values of a refused plain form, until its page shows them again (decision 014). */
const COOKIE = '__Host-refused';
/** A redirect takes far less, also on 2G. */
const LIFETIME_SECONDS = 120;
/** Browsers drop a cookie of more than 4096 bytes. */
const MOST_LETTERS = 3800;

const refusedForm = once(() =>
  z.object({
    /** The path in the form's `action`. */
    action: z.string().check(z.regex(/^\/[\w/-]+$/)),
    fields: z.record(z.string(), z.string()),
  }),
);
type RefusedForm = z.infer<ReturnType<typeof refusedForm>>;

/**
 * Remembers a plain form beside its redirect. A page with a problem shows the typed fields again. A form that was taken
 * may be sent again by a visitor who went back.
 */
export const rememberPlainForm: MiddlewareHandler<AppEnvironment> = async (context, next) => {
  await next();
  if (context.res.status !== 303 || channelOf(context) !== 'form') return;
  const sent = new URLSearchParams(await context.req.text());
  const isRefused = hasProblem(context.res.headers.get('Location') ?? '');
  if (isRefused) storeRefusedFields(context, sent);
  await storeSentForm(context, isRefused ? undefined : Object.fromEntries(sent));
};

function storeRefusedFields(context: Context, sent: URLSearchParams): void {
  const typed = [...sent].filter(([name, value]) => value !== '' && !NOT_TYPED.has(name));
  const stored = encodeForm(context.req.path, typed);
  if (stored !== undefined) setSiteCookie(context, COOKIE, stored, { maxAgeSeconds: LIFETIME_SECONDS });
}

/** Puts the stored fields into the page that shows the problem, and deletes the cookie. No cache stores that answer. */
export const showRefusedFields: MiddlewareHandler<AppEnvironment> = async (context, next) => {
  const cookie = hasProblem(context.req.url) ? readSiteCookie(context.req.raw, COOKIE) : undefined;
  const form = cookie === undefined ? undefined : decodeForm(cookie);
  if (form === undefined) return next();
  await next();
  if (!context.res.headers.get('Content-Type')?.startsWith('text/html')) return undefined;
  context.res = filled(context.res, form);
  context.header('Cache-Control', 'private, no-store');
  setSiteCookie(context, COOKIE, '', { maxAgeSeconds: 0 });
  return undefined;
};

const hasProblem = (address: string): boolean => /[?&]problem=/.test(address);

/** Base64 of JSON takes four letters for three bytes. */
const MOST_BYTES = (MOST_LETTERS * 3) / 4;

/**
 * Takes the shortest fields while all of them fit into a cookie, each field looked at once. Undefined where the address
 * alone does not fit.
 */
function encodeForm(action: string, typed: readonly (readonly [string, string])[]): string | undefined {
  const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).byteLength;
  let room = MOST_BYTES - bytesOf({ action, fields: {} });
  if (room < 0) return undefined;
  const fields: [string, string][] = [];
  for (const [name, value] of typed.toSorted(([, one], [, other]) => one.length - other.length)) {
    // A colon and a comma stand between name and value, and behind them.
    room -= bytesOf(name) + bytesOf(value) + 2;
    if (room < 0) break;
    fields.push([name, value]);
  }
  const form: RefusedForm = { action, fields: Object.fromEntries(fields) };
  return toBase64Url(new TextEncoder().encode(JSON.stringify(form)));
}

function decodeForm(cookie: string): RefusedForm | undefined {
  const parsed = refusedForm().safeParse(parseJson(new TextDecoder().decode(fromBase64Url(cookie))));
  return parsed.success ? parsed.data : undefined;
}

/** The page with the values in the fields of the form that posts to the same address. The rewriter escapes them. */
function filled(page: Response, { action, fields }: RefusedForm): Response {
  const form = `form[action="${action}"]`;
  let isInForm = false;
  let text = '';
  return fillFields(new HTMLRewriter(), `${form} `, fields)
    .on(form, {
      element(opened) {
        isInForm = true;
        opened.onEndTag(() => {
          isInForm = false;
        });
      },
    })
    .on('noscript', {
      // The rewriter takes its content for text, yet it holds the fields of visitors without JavaScript.
      async text(part) {
        text += part.text;
        part.remove();
        if (!part.lastInTextNode) return;
        const rewriter = fillFields(new HTMLRewriter(), isInForm ? '' : `${form} `, fields);
        part.replace(await rewriter.transform(new Response(text)).text(), { html: true });
        text = '';
      },
    })
    .transform(page);
}

/** Fills the fields that a selector's beginning leads to. */
function fillFields(rewriter: Rewriter, within: string, fields: RefusedForm['fields']): Rewriter {
  const sentValue = (field: Workers.Element): string | undefined => {
    const name = field.getAttribute('name') ?? '';
    return Object.hasOwn(fields, name) ? fields[name] : undefined;
  };
  let selected: string | undefined;
  return rewriter
    .on(`${within}input`, { element: (input) => fillInput(input, sentValue(input)) })
    .on(`${within}textarea`, {
      element(area) {
        const value = sentValue(area);
        if (value !== undefined) area.setInnerContent(value);
      },
    })
    .on(`${within}select`, {
      element(list) {
        selected = sentValue(list);
      },
    })
    .on(`${within}option`, {
      element(option) {
        if (selected !== undefined) mark(option, 'selected', option.getAttribute('value') === selected);
      },
    });
}

function fillInput(input: Workers.Element, value: string | undefined): void {
  const type = input.getAttribute('type') ?? 'text';
  // A form sends no checkbox that is off.
  if (type === 'checkbox') mark(input, 'checked', value !== undefined);
  else if (type === 'hidden' || value === undefined) return;
  else if (type === 'radio') mark(input, 'checked', input.getAttribute('value') === value);
  else input.setAttribute('value', value);
}

/** Sets or removes an attribute without a value. */
function mark(element: Workers.Element, name: string, isOn: boolean): void {
  if (isOn) element.setAttribute(name, '');
  else element.removeAttribute(name);
}
