/** What a text of JSON holds, or nothing where it is none. Whether it is what was wanted, a schema says. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
