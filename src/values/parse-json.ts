/** Parses JSON; undefined for invalid JSON. The caller checks the shape with a schema. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
