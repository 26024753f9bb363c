import type { WriteServices } from '../../services/services.ts';
import { carFinderOf } from './car-finder.ts';
import { unfoundWords } from './rules/unfound-words.ts';

/** Counts the words of a plain field in which the finder finds no car. An empty price sheet tells nothing. */
export async function countUnfound(
  { prices, unfoundCars }: Pick<WriteServices, 'prices' | 'unfoundCars'>,
  typed: string,
): Promise<void> {
  const book = await prices.get();
  const words = unfoundWords(typed);
  if (book.rowCount > 0 && words !== undefined && carFinderOf(book)(typed).length === 0)
    await unfoundCars.count(words);
}
