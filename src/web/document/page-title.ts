/** What search engines show of a title before they cut it. */
const LONGEST_TITLE = 60;

/** The title with the brand's name behind it where both fit, else alone. */
export function pageTitle(title: string, brandName: string): string {
  const whole = `${title} | ${brandName}`;
  return whole.length <= LONGEST_TITLE ? whole : title;
}
