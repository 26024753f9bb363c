import type { WriteServices } from '../../services/services.ts';
import { carFinderOf } from './car-finder.ts';

/** Counts the words of a plain field in which the finder finds no car. An empty price sheet tells nothing. */
export async function countUnfoundCar(
  { prices, unfoundSearches }: Pick<WriteServices, 'prices' | 'unfoundSearches'>,
  typed: string,
): Promise<void> {
  const book = await prices.get();
  if (book.rowCount > 0 && carFinderOf(book)(typed).length === 0)
    await unfoundSearches.count({ kind: 'car', typed });
}
