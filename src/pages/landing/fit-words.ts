/** What search results show of a title and a description, in characters. */
const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 160;
const FEWEST_MODELS = 3;
const MOST_MODELS = 7;
const UNKNOWN_MODELS = 'All Models';

/**
 * A title that names three to seven models, as many as fit into 60 characters; three even where they do not fit
 * (spec section 3). A manufacturer without known models has "All Models".
 */
export function fitTitle(title: string, models: readonly string[]): string {
  if (models.length === 0) return `${title}: ${UNKNOWN_MODELS}`;
  const named = (count: number) => `${title}: ${models.slice(0, count).join(', ')}`;
  let count = Math.min(MOST_MODELS, models.length);
  while (count > FEWEST_MODELS && named(count).length > LONGEST_TITLE) count -= 1;
  return named(count);
}

/** The first of the wordings that fits into a search result; else the last, cut at a word. */
export function fitDescription(...wordings: readonly string[]): string {
  const fitting = wordings.find((words) => words.length <= LONGEST_DESCRIPTION);
  if (fitting !== undefined) return fitting;
  const last = wordings.at(-1) ?? '';
  return `${last.slice(0, last.lastIndexOf(' ', LONGEST_DESCRIPTION - 1)).replace(/[,;:]$/, '')}…`;
}
