import { remembering } from '../../../values/remembering.ts';

/** The words by which crawlers, previews and programs name themselves. */
const CRAWLER =
  /(?<!cu)bot\b|bot[/_-]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|mediapartners|lighthouse|headless|curl|wget|python|okhttp|java\/|go-http|axios|monitor|scan/i;

const isNamed = remembering((userAgent) => CRAWLER.test(userAgent));

/**
 * Whether a user agent names a program. Its visits and exposures are not counted, and it sees no test. A missing agent
 * is a program too: every browser sends one.
 */
export const isCrawler = (userAgent: string | null): boolean =>
  userAgent === null || userAgent === '' || isNamed(userAgent);
