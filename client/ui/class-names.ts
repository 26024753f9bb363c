/** Joins the class names that hold; nothing when none does, so that no empty attribute is written. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  const kept = names.filter((name) => name);
  return kept.length > 0 ? kept.join(' ') : undefined;
}
