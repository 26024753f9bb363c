/** Search results cut a title and a description at these lengths, in characters. */
const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 160;
const FEWEST_MODELS = 3;
const MOST_MODELS = 7;
const UNKNOWN_MODELS = 'All Models';

/**
 * Makes a title with three to seven models, as many as fit into 60 characters. While three models do not fit, it drops
 * the longest name. A manufacturer without known models has "All Models".
 */
export function fitTitle(title: string, models: readonly string[]): string {
  if (models.length === 0) return `${title}: ${UNKNOWN_MODELS}`;
  const named = (list: readonly string[], count: number) => `${title}: ${list.slice(0, count).join(', ')}`;
  let list = models;
  while (list.length > FEWEST_MODELS && named(list, FEWEST_MODELS).length > LONGEST_TITLE) {
    list = withoutLongest(list);
  }
  let count = Math.min(MOST_MODELS, list.length);
  while (count > FEWEST_MODELS && named(list, count).length > LONGEST_TITLE) count -= 1;
  return named(list, count);
}

/** Removes the longest of the first three names. */
function withoutLongest(models: readonly string[]): readonly string[] {
  const longest = Math.max(...models.slice(0, FEWEST_MODELS).map((model) => model.length));
  const at = models.findIndex((model) => model.length === longest);
  return models.filter((_, index) => index !== at);
}

/** Returns the first wording that fits into a title, else the last. */
export const fitWording = (...wordings: readonly string[]): string =>
  wordings.find((words) => words.length <= LONGEST_TITLE) ?? wordings.at(-1) ?? '';

/** Returns the first wording that fits into a search result, else the last one, cut at a word. */
export function fitDescription(...wordings: readonly string[]): string {
  const fitting = wordings.find((words) => words.length <= LONGEST_DESCRIPTION);
  if (fitting !== undefined) return fitting;
  const last = wordings.at(-1) ?? '';
  return `${last.slice(0, last.lastIndexOf(' ', LONGEST_DESCRIPTION - 1)).replace(/[,;:]$/, '')}…`;
}
