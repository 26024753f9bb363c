/** Joins the names, without false and empty ones. Returns undefined for none, so that React writes no attribute. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  const kept = names.filter((name) => name);
  return kept.length > 0 ? kept.join(' ') : undefined;
}
