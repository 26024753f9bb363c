import { expect, test } from 'vitest';
import * as z from 'zod/mini';

/** Far above the longest field of any contract, and far below the limit of a body. */
const LONGEST_FIELD = 4_000;

/** How contracts name the schemas of what a request sends. Answers and stored values have other names. */
const SENT = /(?:Body|Form|Query|Changes|Choice|Check|Cancellation|Confirmation|Move)$/;

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('/src/features/*/contract.ts', {
  eager: true,
});

const schemas = Object.values(modules)
  .flatMap((exported) => Object.entries(exported))
  .filter(([name]) => SENT.test(name))
  .flatMap(([name, value]) => {
    // The schema of a service request depends on the day.
    const schema: unknown =
      name === 'serviceRequestBody' && value instanceof Function ? value('2026-11-20') : value;
    return schema instanceof z.ZodMiniType ? [[name, schema] as const] : [];
  });

type Inner = z.core.$ZodType;
type Leaf = readonly [path: string, schema: Inner];

/** Every schema within a schema that takes one text, with its place. */
function leavesOf(schema: Inner, path: string): readonly Leaf[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'lazy':
      return leavesOf(def.getter(), path);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
    case 'readonly':
      return leavesOf(def.innerType, path);
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) => leavesOf(inner, `${path}.${name}`));
    case 'array':
      return leavesOf(def.element, `${path}[]`);
    case 'union':
      return def.options.flatMap((inner) => leavesOf(inner, path));
    case 'record':
      return [...leavesOf(def.keyType, `${path} name`), ...leavesOf(def.valueType, `${path} value`)];
    case 'pipe':
      // A pipe that begins with a text is bounded as a whole.
      return (def.in as z.core.$ZodTypes)._zod.def.type === 'string'
        ? [[path, schema]]
        : [...leavesOf(def.in, path), ...leavesOf(def.out, path)];
    case 'string':
      return [[path, schema]];
    default:
      return [];
  }
}

const leaves = schemas.flatMap(([name, schema]) => leavesOf(schema, name));

const of = (letters: string) => letters.repeat(Math.ceil(9_000 / letters.length));
const LONG = [
  of('x'),
  of('1'),
  of('a1'),
  of('A-'),
  of('नमस्ते '),
  `+91 ${of('9000000001 ')}`,
  `https://example.com/${of('x')}`,
  `/${of('x')}`,
  `a@${of('a.')}in`,
  `2026-11-20T10:00:00.${of('0')}Z`,
  `26.${of('1')}`,
];

const isLong = (value: unknown): boolean => typeof value === 'string' && value.length > LONGEST_FIELD;

test('covers the fields of every form', () => {
  expect(schemas.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'leadBody',
      'bookingBody',
      'orderBody',
      'enquiryBody',
      'jobMoveBody',
      'bannerForm',
    ]),
  );
  expect(leaves.length).toBeGreaterThan(200);
});

/** A pasted file is longer than any other field, and within a body's limit. */
const FILE = 'spendFileBody.csv';

test.each(leaves.filter(([path]) => path !== FILE))(
  '%s refuses or cuts a text of 9,000 letters',
  (_path, schema) => {
    for (const text of LONG) {
      const parsed = z.safeParse(schema, text);
      expect(parsed.success && isLong(parsed.data)).toBe(false);
    }
  },
);

test.each(leaves.filter(([path]) => path === FILE))(
  '%s refuses a file of 33,000 letters',
  (_path, schema) => {
    expect(z.safeParse(schema, 'x'.repeat(33_000)).success).toBe(false);
  },
);
