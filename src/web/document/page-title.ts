/** The length at which search engines cut a title. */
const LONGEST_TITLE = 60;

/** The title followed by the brand's name if both fit, otherwise the title alone. */
export function pageTitle(title: string, brandName: string): string {
  const whole = `${title} | ${brandName}`;
  return whole.length <= LONGEST_TITLE ? whole : title;
}
