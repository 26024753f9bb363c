import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/**
 * Checks comments and documents for the part of the house style that a machine can see.
 * It looks at the length of a sentence, its opening, citations of outside documents and nonstandard words.
 *
 * `node scripts/check-prose.ts` checks all of it, and `node scripts/check-prose.ts src/web docs` only these folders.
 */
const SOURCES = ['{src,client,scripts,tests}/**/*.{ts,tsx,css}', '*.ts', 'docs/**/*.md', 'README.md'];

/** A bench writes it, in tables alone. */
const FIGURES = 'docs/figures.md';

const MOST_WORDS = 25;

/** Words and their standard replacement. */
const dialect: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\berrands?\b/i, 'the name of the task'],
  [/\bslips?\b/i, 'price card, or typo'],
  [/\bow(?:es?|ed|ing)\b/i, 'outbox, delivery or pending'],
  [/\b(?:is|are|was|were|be|been) told\b/i, 'receives, or the thing that is sent'],
  [/\bheard\b/i, 'transcript'],
  [/\brobot checks?\b/i, 'captcha'],
  [/\brobots?\b(?!\.txt)/i, 'bot'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\b(?:suspicions?|suspects?)\b/i, 'spam'],
  [/\bunproven\b/i, 'without a captcha token'],
  [/\bempty app\b/i, 'base app'],
  [/\bfurniture\b/i, 'chrome'],
  [/\bdesks?\b/i, 'admin'],
  [/\boffices?\b/i, 'write services'],
];

const citations = [/\b(?:spec|design) section\b/i, /\(spec\b/i, /\bsection \d+ of the (?:spec|design)\b/i];

interface Finding {
  readonly line: number;
  readonly problem: string;
  /** The first words of the sentence. */
  readonly start: string;
}

interface Word {
  readonly text: string;
  readonly line: number;
}

/** The findings of one file, in the order of its lines. The file's name says how its text is read. */
export function checkProse(file: string, source: string): Finding[] {
  const paragraphs = file.endsWith('.md') ? markdownParagraphs(source) : commentParagraphs(file, source);
  return paragraphs.flatMap(sentencesOf).flatMap(checkSentence);
}

function checkSentence(sentence: readonly Word[]): Finding[] {
  const line = sentence[0]?.line ?? 0;
  const start = sentence
    .slice(0, 8)
    .map(({ text }) => text)
    .join(' ');
  const prose = sentence.map(({ text }) => (/[`/]/.test(text) ? '' : text)).join(' ');
  const words = sentence.filter(({ text }) => /[\p{L}\d]/u.test(text));
  const problems: string[] = [];
  if (words.length > MOST_WORDS) problems.push(`${words.length} words, at most ${MOST_WORDS}`);
  const opening = /^["'(]*(What|Whoever|Whatever|Nothing|Of)\b/i.exec(start)?.[1];
  if (opening && !prose.trimEnd().endsWith('?'))
    problems.push(`opens with "${opening}": start with a subject`);
  if (citations.some((citation) => citation.test(prose))) problems.push('cites a document outside the repo');
  if (/\b(?:TODO|FIXME)\b/.test(prose)) problems.push('leaves work unfinished');
  for (const [pattern, instead] of dialect) {
    const found = pattern.exec(prose)?.[0];
    if (found) problems.push(`"${found}": say ${instead}`);
  }
  return problems.map((problem) => ({ line, problem, start }));
}

/** Splits a paragraph where a full stop, a question mark or an exclamation mark ends a sentence. */
function sentencesOf(paragraph: readonly Word[]): Word[][] {
  const sentences: Word[][] = [];
  let open: Word[] = [];
  paragraph.forEach((word, at) => {
    open.push(word);
    const next = paragraph[at + 1]?.text ?? '';
    const isAbbreviation = /^\(?(?:e\.g|i\.e|etc|vs|no)\.$/i.test(word.text);
    const isEnd = /[.!?]["'”)\]`*_]*$/.test(word.text) && /^[^\p{Ll}]/u.test(next) && !isAbbreviation;
    if (!isEnd && next !== '') return;
    sentences.push(open);
    open = [];
  });
  return sentences;
}

/** Cuts lines into words with their line numbers; code between back quotes stays one word, also across lines. */
function wordsOf(lines: readonly string[], firstLine: number): Word[] {
  const words: Word[] = [];
  let isInCode = false;
  lines.forEach((text, at) => {
    for (const piece of text.split(/\s+/).filter(Boolean)) {
      const last = words.at(-1);
      if (isInCode && last) words[words.length - 1] = { text: `${last.text} ${piece}`, line: last.line };
      else words.push({ text: piece, line: firstLine + at });
      if ((piece.split('`').length - 1) % 2 === 1) isInCode = !isInCode;
    }
  });
  return words;
}

/** Groups neighbouring lines into paragraphs: an empty line, a list item and a TSDoc tag each end the one before. */
function paragraphsOf(lines: readonly string[], firstLine: number): Word[][] {
  const paragraphs: { line: number; texts: string[] }[] = [];
  let isOpen = false;
  lines.forEach((raw, at) => {
    const text = raw.replace(/^\s*(?:[-*+]|\d+\.)\s+|^\s*@(?:param\s+\S+|\w+)\s*|^\s*>\s?/, '');
    const isEmpty = text.trim() === '';
    if (!isEmpty && (!isOpen || text !== raw)) paragraphs.push({ line: firstLine + at, texts: [] });
    if (!isEmpty) paragraphs.at(-1)?.texts.push(text);
    isOpen = !isEmpty;
  });
  return paragraphs.map(({ line, texts }) => wordsOf(texts, line));
}

/** Comments that only tools read. */
const DIRECTIVE = /^\s*(?:@__PURE__|#__PURE__|\/\s*<reference|biome-ignore|@vitest|@vite)/;

function commentParagraphs(file: string, source: string): Word[][] {
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  return commentsOf(file, source)
    .filter(({ text }) => !DIRECTIVE.test(text))
    .flatMap(({ text, start }) =>
      paragraphsOf(
        text.split('\n').map((line) => line.replace(/^\s*\*+ ?/, '')),
        lineAt(start),
      ),
    );
}

interface Comment {
  readonly text: string;
  readonly start: number;
}

/** Every comment without its marks; line comments on consecutive lines are one comment. */
function commentsOf(file: string, source: string): Comment[] {
  if (file.endsWith('.css'))
    return [...source.matchAll(/\/\*([\s\S]*?)\*\//g)].map(({ 1: text = '', index }) => ({
      text,
      start: index,
    }));
  const comments: (Comment & { end: number })[] = [];
  for (const { type, value, start, end } of parseSync(file, source).comments) {
    const last = comments.at(-1);
    const continues = type === 'Line' && last && /^\n[ \t]*$/.test(source.slice(last.end, start));
    if (continues) comments[comments.length - 1] = { text: `${last.text}\n${value}`, start: last.start, end };
    else comments.push({ text: value, start, end });
  }
  return comments;
}

/** The sentences of a document. Its code, headings and figures are no sentences, nor is the table that a test writes at its end. */
function markdownParagraphs(source: string): Word[][] {
  let isInCode = false;
  const [written = ''] = source.split(/^<!-- written by/m);
  const lines = written.split('\n').map((line) => {
    const isFence = /^\s*```/.test(line);
    if (isFence) isInCode = !isInCode;
    return isFence || isInCode || /^\s*#|^\s*\|?[\s|:-]+$/.test(line) ? '' : line;
  });
  const cells = lines.flatMap((line, at) =>
    /^\s*\|/.test(line)
      ? line.split(/(?<!\\)\|/).map((cell) => paragraphsOf([plainLinks(cell)], at + 1))
      : [],
  );
  const prose = lines.map((line) => (/^\s*\|/.test(line) ? '' : plainLinks(line)));
  return [...cells.flat(), ...paragraphsOf(prose, 1)];
}

/** A link is read as its text. */
const plainLinks = (line: string): string => line.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1');

const isIn = (file: string, folder: string): boolean =>
  file === folder || file.startsWith(`${folder.replace(/\/$/, '')}/`);

function main(): void {
  const folders = process.argv.slice(2);
  const files = SOURCES.flatMap((pattern) => globSync(pattern))
    .filter((file) => file !== FIGURES)
    .sort();
  const asked = files.filter((file) => folders.length === 0 || folders.some((folder) => isIn(file, folder)));
  const found = asked.flatMap((file) =>
    checkProse(file, readFileSync(file, 'utf8')).map((finding) => ({ file, ...finding })),
  );
  for (const { file, line, problem, start } of found) console.error(`${file}:${line} ${problem}: ${start}`);
  if (found.length === 0) return;
  console.error(`${found.length} findings in ${asked.length} files`);
  process.exitCode = 1;
}

if (import.meta.main) main();
