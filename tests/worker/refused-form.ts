import type { Response } from 'miniflare';
import { expect } from 'vitest';

interface Expected {
  readonly status?: number;
  readonly language?: 'en-IN' | 'hi';
}

/** The HTML that answers a refused plain form: its page at no address of its own, for this visitor alone. */
export async function refusedPage(
  answer: Response,
  { status = 422, language = 'en-IN' }: Expected = {},
): Promise<string> {
  const names = ['Location', 'Content-Type', 'Cache-Control', 'Retry-After'];
  expect([answer.status, ...names.map((name) => answer.headers.get(name))]).toEqual([
    status,
    null,
    'text/html; charset=utf-8',
    'private, no-store',
    status === 429 ? '60' : null,
  ]);
  const html = await answer.text();
  expect(html).toContain(`<html lang="${language}"`);
  return html;
}

/** The address of the page that an answer shows, which is never the answer's own. */
export const shownPage = (html: string): string | undefined =>
  /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html)?.[1];

const CONTROLS = /<(input|textarea|select)\b([^>]*)>(?:([\s\S]*?)<\/\1>)?/g;

const attributeOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const textOf = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** The form of the page's main part that posts to an endpoint; the dialogs around it have forms too. */
function formTo(html: string, action: string): string {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const forms = main.match(/<form\b[\s\S]*?<\/form>/g) ?? [];
  return forms.find((form) => form.includes(`action="${action}"`)) ?? '';
}

/** The named fields of the page's form as a browser would send them, without those that are empty. */
export function filledFields(html: string, action: string): Readonly<Record<string, string>> {
  const form = formTo(html, action);
  const fields: [string, string][] = [];
  for (const [, tag, attributes = '', content = ''] of form.matchAll(CONTROLS)) {
    const name = attributeOf(attributes, 'name');
    const isChoice = /type="(?:radio|checkbox)"/.test(attributes);
    if (name === undefined || (isChoice && !attributes.includes(' checked=""'))) continue;
    const selected = /<option\b([^>]* selected=""[^>]*)>/.exec(content)?.[1] ?? '';
    const value =
      tag === 'textarea' ? content : attributeOf(tag === 'select' ? selected : attributes, 'value');
    if (value !== undefined && value !== '') fields.push([name, textOf(value)]);
  }
  return Object.fromEntries(fields);
}

/** The sentences beside the fields of a page's form, by the name of the field. */
export function fieldProblemsIn(html: string, action: string): Readonly<Record<string, string>> {
  const form = formTo(html, action);
  const notes = new Map(
    [...form.matchAll(/<p class="err" id="([^"]*)">(?:<svg[\s\S]*?<\/svg>)?([^<]*)<\/p>/g)].map(
      ([, id = '', text = '']) => [id, textOf(text)],
    ),
  );
  return Object.fromEntries(
    [...form.matchAll(CONTROLS)].flatMap(([, , attributes = '']) => {
      const problem = notes.get(attributeOf(attributes, 'aria-describedby') ?? '');
      const name = attributeOf(attributes, 'name');
      return problem === undefined || name === undefined ? [] : [[name, problem]];
    }),
  );
}

/** The sentence above or in a form about the whole of it. */
export const alertsIn = (html: string): readonly string[] =>
  [...html.matchAll(/role="alert">(?:<svg[\s\S]*?<\/svg>)?<span>([^<]*)<\/span>/g)].map(([, text = '']) =>
    textOf(text),
  );
