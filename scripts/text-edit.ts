import { parentOf, type TextPair } from './text-pairs.ts';
import { sentencesOf } from './text-rows.ts';
import { readTexts, type TextValue, type Words } from './text-source.ts';

/** Why a translation cannot stand in its module. */
export class RefusedText extends Error {}

/**
 * A Hindi module with one text replaced, or added where the module lacks it. All else stays byte for byte.
 *
 * @param place which sentence of the value, counted from 0
 * @throws RefusedText where the placeholders differ, or where the text belongs into code
 */
export function withText(source: string, pair: TextPair, place: number, text: string): string {
  const edited = pair.hindi ? replaced(source, pair.hindi, place, text) : added(source, pair, text);
  const found = readTexts(pair.file, edited).values.get(pair.key);
  const now = found && sentencesOf(found)[place]?.text;
  if (now !== text)
    throw new RefusedText(`would read ${JSON.stringify(now)}; write it into the module by hand`);
  return edited;
}

function replaced(source: string, value: TextValue, place: number, text: string): string {
  const before = sentencesOf(value)[place];
  if (!before) throw new RefusedText(`has no sentence ${place + 1}`);
  checkPlaceholders(before.text, text);
  return source.slice(0, before.start) + literalOf(text, before.expressions) + source.slice(before.end);
}

/** Adds a property at the end of the nearest object that the module has. */
function added(source: string, { file, key, english }: TextPair, text: string): string {
  const [words] = english?.words ?? [];
  if (!english?.isPlain || !words || !hasOnlyParameters(english, words))
    throw new RefusedText('is code in English; write it into the Hindi module by hand');
  checkPlaceholders(words.text, text);
  const { branches } = readTexts(file, source);
  let holder = parentOf(key);
  while (holder !== '' && !branches.has(holder)) holder = parentOf(holder);
  const branch = branches.get(holder);
  if (branch?.kind !== 'object') throw new RefusedText('has no object above it in the Hindi module');
  const names = key.slice(holder.length + 1).split('.');
  const head = english.parameters ? `(${english.parameters.join(', ')}) => ` : '';
  const value = names.reduceRight(
    (inner, name, at) => `${at === 0 ? '' : '{ '}${nameOf(name)}: ${inner}${at === 0 ? '' : ' }'}`,
    head + literalOf(text, words.expressions),
  );
  return `${source.slice(0, branch.end)}${branch.isEmpty ? ' ' : ', '}${value}${source.slice(branch.end)}`;
}

const hasOnlyParameters = ({ parameters = [] }: TextValue, { expressions }: Words): boolean =>
  [...expressions.values()].every((code) => parameters.includes(code));

const nameOf = (name: string): string => (/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? name : quoted(name));

const placeholdersOf = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\{([^{}]*)\}/g)].map(([placeholder]) => placeholder)),
];

function checkPlaceholders(before: string, text: string): void {
  const [had, has] = [placeholdersOf(before), placeholdersOf(text)];
  const lost = had.filter((one) => !has.includes(one));
  const strange = has.filter((one) => !had.includes(one));
  if (lost.length > 0) throw new RefusedText(`lacks ${lost.join(', ')}`);
  if (strange.length > 0) throw new RefusedText(`has ${strange.join(', ')}, which the text does not know`);
}

/** The code of a text. Only expressions that the module had before become code; all else is words. */
function literalOf(text: string, expressions: Words['expressions']): string {
  if (expressions.size === 0) return quoted(text);
  const parts = text.split(/(\{[^{}]*\})/).map((part) => {
    const code = part.startsWith('{') ? expressions.get(part.slice(1, -1)) : undefined;
    return code === undefined ? escaped(part).replace(/`|\$(?=\{)/g, '\\$&') : `\${${code}}`;
  });
  return `\`${parts.join('')}\``;
}

function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  return quote + escaped(text).replaceAll(quote, `\\${quote}`) + quote;
}

/** Signs that an editor does not show, without the joiners that Hindi words need. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u00a0\u200b\u200e\u200f\ufeff]/gu;

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replace(UNSEEN, (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);
