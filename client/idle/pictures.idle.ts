import { watchPictures } from '../ui/watch-pictures.ts';

/** Not before: what the first screen shows is painted at once, and what failed until now is found by looking. */
export const start = (): void => watchPictures(document);
