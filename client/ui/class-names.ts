/** Joins the names that are strings. Returns undefined for none, so that React writes no empty attribute. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  const kept = names.filter((name) => name);
  return kept.length > 0 ? kept.join(' ') : undefined;
}
