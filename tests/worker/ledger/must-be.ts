/** The value of a result that must be a success. */
export function mustBe<Value>(result: { ok: true; value: Value } | { ok: false; code: string }): Value {
  if (!result.ok) throw new Error(`refused: ${result.code}`);
  return result.value;
}
