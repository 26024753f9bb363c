/** Joins the names, without false and empty ones. Returns undefined for none, so that React writes no attribute. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  const present = names.filter((name) => name);
  return present.length > 0 ? present.join(' ') : undefined;
}
