/** The first word of our fonts' names. */
export const FONT_NAME = 'Anek';
/** The word in its place, of the same length, where the font of Latin letters waits for the next page. */
export const NEXT_FONT_NAME = 'Next';
