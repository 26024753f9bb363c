export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue | undefined };
export type JsonObject = { readonly [key: string]: JsonValue | undefined };

const byKey = ([left]: [string, unknown], [right]: [string, unknown]): number => (left < right ? -1 : 1);

/** JSON with sorted keys and without undefined ones: equal values give equal text. */
export function canonicalJson(value: JsonValue | undefined): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(byKey))
      : part,
  );
}
