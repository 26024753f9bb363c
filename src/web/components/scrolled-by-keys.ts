/** The tab stop of a scrolling element, so that the arrow keys can scroll it (WCAG 2.1.1). */
export const scrolledByKeys = { tabIndex: 0 } as const;
