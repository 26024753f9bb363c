/**
 * The result of a function that can fail in a foreseeable way: a value, or one code of a closed set. Callers branch on
 * `code`, never on a message's text.
 */
export type Result<Value, Code extends string, Detail = undefined> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: Code; readonly detail?: Detail };

export const success = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

export function failure<Code extends string>(code: Code): { readonly ok: false; readonly code: Code };
export function failure<Code extends string, Detail>(
  code: Code,
  detail: Detail,
): { readonly ok: false; readonly code: Code; readonly detail: Detail };
export function failure<Code extends string, Detail>(code: Code, detail?: Detail) {
  return detail === undefined ? { ok: false as const, code } : { ok: false as const, code, detail };
}
