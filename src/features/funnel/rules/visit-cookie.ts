import { type Campaign, campaignKey, parseCampaign } from '../../../values/campaign.ts';
import { SOURCES, type Source } from './source.ts';
import type { VisitStep } from './steps.ts';

/**
 * The value of a visit's cookie: where it came from, its campaign, its first page and the counted steps. Many visits share
 * each, so it tells no two visitors apart.
 */
export interface Visit {
  readonly source: Source;
  readonly steps: readonly VisitStep[];
  readonly campaign?: Campaign | undefined;
  /** The path of the page with which it began. */
  readonly page?: string | undefined;
}

const LETTERS = { visit: 'v', price: 'p', book: 'b', lead: 'l' } as const satisfies Record<VisitStep, string>;
const VISIT_STEPS = ['visit', 'price', 'book', 'lead'] as const satisfies readonly VisitStep[];

/** No page of the site has a longer path. */
export const LONGEST_PAGE = 120;

const read = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
};

/** The dot separates the parts. */
const written = (part: string): string => encodeURIComponent(part).replaceAll('.', '%2E');

/** Reads `google.vp.monsoon%7Cgoogle%7C.%2Fexpress`, from the cookie or a record; undefined for any other text. */
export function parseVisit(text: unknown): Visit | undefined {
  if (typeof text !== 'string') return undefined;
  const [name, letters = '', campaign = '', page = '', ...rest] = text.split('.');
  const source = SOURCES.find((known) => known === name);
  if (source === undefined || rest.length > 0 || !/^v[pbl]{0,3}$/.test(letters)) return undefined;
  const named = parseCampaign(read(campaign));
  const path = read(page);
  if (campaign !== '' && named === undefined) return undefined;
  if (page !== '' && !(path.startsWith('/') && path.length <= LONGEST_PAGE)) return undefined;
  return {
    source,
    steps: VISIT_STEPS.filter((step) => letters.includes(LETTERS[step])),
    ...(named && { campaign: named }),
    ...(path !== '' && { page: path }),
  };
}

export function writeVisit({ source, steps, campaign, page }: Visit): string {
  const letters = VISIT_STEPS.filter((step) => steps.includes(step)).map((step) => LETTERS[step]);
  const named = [campaign === undefined ? '' : written(campaignKey(campaign)), written(page ?? '')];
  return [source, letters.join(''), ...(named.join('') === '' ? [] : named)].join('.');
}

/** The steps that a visit has not counted before. */
export const newSteps = ({ steps }: Visit, reached: readonly VisitStep[]): readonly VisitStep[] =>
  reached.filter((step) => !steps.includes(step));
