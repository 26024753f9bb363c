import { describe, expect, test } from 'vitest';
import { checkProse } from '../../../scripts/check-prose.ts';

const problemsOf = (file: string, source: string) => checkProse(file, source).map(({ problem }) => problem);
const inCode = (comment: string) => problemsOf('example.ts', `/** ${comment} */\nexport const one = 1;\n`);
const words = (count: number) => `The ${Array.from({ length: count - 1 }, () => 'word').join(' ')}.`;

describe('a comment', () => {
  test('passes in plain English', () => {
    expect(
      inCode('The cache drops a page after ten minutes. A stale price would mislead a visitor.'),
    ).toEqual([]);
  });

  test('has at most 25 words in a sentence', () => {
    expect(inCode(words(25))).toEqual([]);
    expect(inCode(words(26))).toEqual(['26 words, at most 25']);
    expect(inCode(`${words(20)} ${words(20)}`)).toEqual([]);
  });

  test('counts code between back quotes as one word', () => {
    expect(inCode(`${words(24).slice(0, -1)} \`const a = b ? c : d\`.`)).toEqual([]);
  });

  test.each(['What', 'Whoever', 'Whatever', 'Nothing', 'Of'])('does not open with %s', (opening) => {
    const problem = `opens with "${opening}": start with a subject`;
    expect(inCode(`${opening} a page needs.`)).toEqual([problem]);
    expect(inCode(`The page is cached. ${opening} is sent later.`)).toEqual([problem]);
  });

  test('may ask a question', () => {
    expect(inCode('What happens without a network?')).toEqual([]);
  });

  test.each(['See spec section 4.', 'The price is net (spec 4).', 'Section 3 of the design asks for it.'])(
    'cites no document outside the repo: %s',
    (citation) => {
      expect(inCode(citation)).toEqual(['cites a document outside the repo']);
    },
  );

  test.each(['TODO', 'FIXME'])('leaves no %s', (mark) => {
    expect(inCode(`${mark} rename this.`)).toEqual(['leaves work unfinished']);
  });

  test.each([
    ['The errand runs at night.', 'errand'],
    ['The price slip shows it.', 'slip'],
    ['The ledger owes a delivery.', 'owes'],
    ['The visitor is told the price.', 'is told'],
    ['The island heard a word.', 'heard'],
    ['The form has a robot check.', 'robot check'],
  ])('uses standard nouns: %s', (comment, word) => {
    expect(inCode(comment)).toContainEqual(expect.stringContaining(`"${word}"`));
  });

  test('may name an address or code that contains such a word', () => {
    expect(inCode('The endpoint `/api/admin` and the file admin/index.ts keep their names.')).toEqual([]);
  });

  test('is found in line comments, JSX and CSS', () => {
    expect(problemsOf('a.ts', '// What one line says\n// and the next goes on with.\n')).toHaveLength(1);
    expect(problemsOf('a.tsx', 'export const a = <p>{/* Of no use. */}</p>;')).toHaveLength(1);
    expect(problemsOf('a.css', '/* Nothing moves. */\n.a { color: red; }')).toHaveLength(1);
  });

  test('is not found in strings', () => {
    expect(problemsOf('a.ts', "export const text = '/* What is told. */';")).toEqual([]);
  });

  test('is reported with the line of its sentence', () => {
    const source = 'const a = 1;\n/**\n * The first line is fine.\n * Nothing else is.\n */\nconst b = a;\n';
    expect(checkProse('a.ts', source)).toEqual([
      { line: 4, problem: 'opens with "Nothing": start with a subject', start: 'Nothing else is.' },
    ]);
  });
});

describe('a document', () => {
  test('is checked in its paragraphs, list items and table cells', () => {
    expect(problemsOf('a.md', 'Of no use.\n')).toHaveLength(1);
    expect(problemsOf('a.md', '- What is here.\n- Nothing else.\n')).toHaveLength(2);
    expect(problemsOf('a.md', '| a | b |\n|---|---|\n| x | Whoever comes. |\n')).toHaveLength(1);
  });

  test('is not checked in its headings and code', () => {
    expect(problemsOf('a.md', '# What it is\n\n```sh\nOf what TODO\n```\n\n    npm start\n')).toEqual([]);
  });
});
