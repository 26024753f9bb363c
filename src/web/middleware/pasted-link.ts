import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from '../app-environment.ts';
import { endpoints } from '../contract/addresses.ts';
import { partsOf } from '../pages/requested-page.ts';

/** Parameters that hang on the path, as where a link's question mark was lost or encoded. */
const HANGING = /(?:&(?:amp;)?|%3f)([\w-]+=.*)$/i;
/** Spaces, quotation marks, brackets and stops of the text that a link was copied from. */
const AROUND = /(?:%20|%c2%a0|%e2%80%8b|%0a|%0d|%22|[.,;:!)\]'])+$/i;

/** The address that a pasted link means, as path and query; undefined where the link is clean. */
export function meantAddress(path: string, search: string): string | undefined {
  const [, hanging = ''] = HANGING.exec(path) ?? [];
  const plain = path.replace(HANGING, '').replace(AROUND, '');
  const given = [hanging, search.slice(1)].filter((part) => part !== '').join('&');
  const query = given.replaceAll('?', '&').replaceAll('&amp;', '&');
  if (plain === path && query === search.slice(1)) return undefined;
  // Two slashes at the start would name another site.
  return `/${plain.replace(/^\/+/, '')}${query === '' ? '' : `?${query}`}`;
}

/**
 * Leads a link that was damaged by copying to its page. A form encodes its own question marks. So a second one comes
 * from a tool that adds parameters, and would end up in the value before it.
 */
export const pastedLink: MiddlewareHandler<AppEnvironment> = async (context, next) => {
  const { path, search } = partsOf(context.req.url);
  if (context.req.method !== 'GET' || path.startsWith(endpoints.root)) return next();
  const meant = meantAddress(path, search);
  return meant === undefined ? next() : context.redirect(meant, 302);
};
