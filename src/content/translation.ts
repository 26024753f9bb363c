/** The shape of an English text with other words: a key that a translation lacks fails the types. */
export type Translation<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Result
    ? (...values: Values) => Translation<Result>
    : T extends object
      ? { readonly [Key in keyof T]: Translation<T[Key]> }
      : T;

/** The words of a fact sheet, such as a service's: what is not a text (a price, an id, a coordinate) is left out. */
export type Texts<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Result
    ? (...values: Values) => Translation<Result>
    : T extends readonly (infer Element)[]
      ? readonly Texts<Element>[]
      : T extends object
        ? { readonly [Key in keyof T]?: Texts<T[Key]> }
        : undefined;

/**
 * The same facts in other words. Lists are matched by position, `{}` keeps an element as it is.
 *
 * @throws Error where a list of the translation has another length than the English one.
 */
export function translated<T extends object>(english: T, texts: Texts<T>): T;
export function translated(english: unknown, texts: unknown): unknown {
  if (texts === undefined) return english;
  if (Array.isArray(english) && Array.isArray(texts)) return translatedList(english, texts);
  if (!isRecord(english) || !isRecord(texts)) return texts;
  // A stated value keeps its text under a symbol.
  const words = Reflect.ownKeys(texts).map((key) => [key, either(english[key], texts[key])] as const);
  return { ...english, ...Object.fromEntries(words) };
}

function translatedList(english: readonly unknown[], texts: readonly unknown[]): readonly unknown[] {
  if (english.length !== texts.length) {
    throw new Error(`A translated list has ${texts.length} elements, the English one ${english.length}`);
  }
  return english.map((element, index) => either(element, texts[index]));
}

const either = (english: unknown, text: unknown): unknown =>
  isRecord(english) || Array.isArray(english) ? translated(english, text ?? {}) : (text ?? english);

const isRecord = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
